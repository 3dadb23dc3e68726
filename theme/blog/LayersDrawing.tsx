import * as site from '#site';
import { LAYER_COLOURS } from '../../model/ingredients.ts';

const STEP = 30;

/** Height of the bun with the gap below it: the mark's own, from its top at 4 to its edge at 30.5, twice as wide as high. */
const BUN = { top: 64, scale: 200 / 54 } as const;

/**
 * Mark with a layer for each label, for posts without a drawing. Hidden from screen readers: the tags are read beside it.
 *
 * @param labels names of the layers, from the top; the first five are shown; an empty list shows plain layers.
 */
export function LayersDrawing({ labels }: { labels: readonly string[] }) {
  const layers = labels.length > 0 ? labels.slice(0, LAYER_COLOURS.length) : ['', '', ''];
  const foot = BUN.top + 8 + layers.length * STEP;
  return (
    <svg viewBox={`0 0 480 ${foot + 30}`} className="PostDrawing-drawing" aria-hidden="true">
      <g transform={`translate(${240 - 32 * BUN.scale} -9) scale(${BUN.scale} ${BUN.top / 26.5})`}>
        <path className="PostDrawing-layer" fill={site.markColours.bun} d={site.mark.bun} />
        <path className="PostDrawing-seeds" fill={site.markColours.seeds} d={site.mark.seeds} />
      </g>
      {layers.map((label, at) => (
        <g key={label || at} transform={`translate(0 ${BUN.top + 8 + at * STEP})`}>
          <rect
            className="PostDrawing-layer"
            x={at % 2 ? 140 : 134}
            width={at % 2 ? 200 : 212}
            height={STEP - 6}
            rx={(STEP - 6) / 2}
            fill={LAYER_COLOURS[at]}
          />
          <text className="PostDrawing-label" x="240" y="17" fill={site.markColours.seeds}>
            {label}
          </text>
        </g>
      ))}
      <path
        className="PostDrawing-layer"
        fill={site.markColours.bun}
        d={`M140 ${foot}h200a26 26 0 0 1-26 26H166a26 26 0 0 1-26-26Z`}
      />
    </svg>
  );
}
