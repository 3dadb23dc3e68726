import * as site from '#site';

export interface MarkProps {
  size?: number;
}

/** The mark, decorative: its meaning is written beside it. In forced colours it is drawn in the text's colour. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg viewBox={`0 0 ${site.mark.size} ${site.mark.size}`} width={size} height={size} aria-hidden="true">
      <path className="Mark-fill" fill={site.markColours.bun} d={site.mark.bun + site.mark.base} />
      <path className="Mark-seeds" fill={site.markColours.seeds} d={site.mark.seeds} />
      <path
        className="Mark-line"
        fill="none"
        stroke={site.markColours.lettuce}
        strokeWidth={site.mark.lettuceWidth}
        strokeLinecap="round"
        d={site.mark.lettuce}
      />
      <path className="Mark-fill" fill={site.markColours.patty} d={site.mark.patty} />
    </svg>
  );
}
