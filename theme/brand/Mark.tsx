import { MARK, MARK_COLOURS } from '#site';

export interface MarkProps {
  /** Edge in CSS pixels; 28 without. */
  size?: number;
}

/** The mark, decorative: what it stands for is written beside it. In forced colours it is drawn in the text's colour. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg viewBox={`0 0 ${MARK.size} ${MARK.size}`} width={size} height={size} aria-hidden="true">
      <path className="Mark-fill" fill={MARK_COLOURS.bun} d={MARK.bun + MARK.base} />
      <path className="Mark-seeds" fill={MARK_COLOURS.seeds} d={MARK.seeds} />
      <path
        className="Mark-line"
        fill="none"
        stroke={MARK_COLOURS.lettuce}
        strokeWidth={MARK.lettuceWidth}
        strokeLinecap="round"
        d={MARK.lettuce}
      />
      <path className="Mark-fill" fill={MARK_COLOURS.patty} d={MARK.patty} />
    </svg>
  );
}
