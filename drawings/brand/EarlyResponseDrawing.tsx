import * as site from '#site';
import { LAYERS } from '../../theme/brand/layers.ts';
import { useText } from '../../theme/lib/useText.ts';

/** For the release that runs response hooks on early responses: the request turns back, and still passes the hook. */
export function EarlyResponseDrawing() {
  const text = useText();
  return (
    <svg
      viewBox="0 0 480 232"
      className="PostDrawing-drawing"
      role="img"
      aria-label={text(
        'A request is refused by a middleware with a 401 and turns back before the handler; on its way out the response hook of the first middleware runs',
      )}
    >
      <g aria-hidden="true">
        <path
          className="PostDrawing-layer"
          fill={site.markColours.bun}
          d="M140 74c0-38 45-64 100-64s100 26 100 64a5 5 0 0 1-5 5H145a5 5 0 0 1-5-5Z"
        />
        <path
          className="PostDrawing-seeds"
          fill={site.markColours.seeds}
          d="M200 56a4 4 0 0 1-7-4l9-18a4 4 0 0 1 7 4ZM240 50a4 4 0 0 1-7-4l9-18a4 4 0 0 1 7 4ZM280 56a4 4 0 0 1-7-4l9-18a4 4 0 0 1 7 4Z"
        />
        <path
          className="PostDrawing-layer"
          fill={LAYERS[1].fill}
          d="M140 86h200a6 6 0 0 1 6 6v20q-10.6 9-21.2 0t-21.2 0t-21.2 0t-21.2 0t-21.2 0t-21.2 0t-21.2 0t-21.2 0t-21.2 0t-21.2 0V92a6 6 0 0 1 6-6Z"
        />
        <text className="PostDrawing-label" x="240" y="105" fill={site.markColours.seeds}>
          {text('response hook')}
        </text>
        <path
          className="PostDrawing-layer"
          fill={LAYERS[3].fill}
          d="M148 131q92-6 184 0a12 12 0 0 1 0 24q-92 6-184 0a12 12 0 0 1 0-24Z"
        />
        <text className="PostDrawing-label" x="240" y="149" fill={site.markColours.seeds}>
          {text('middleware: 401')}
        </text>
        <rect className="PostDrawing-missed" x="146" y="170" width="188" height="24" rx="12" />
        <text className="PostDrawing-label PostDrawing-word" x="240" y="188">
          {text('handler')}
        </text>
        <path
          className="PostDrawing-layer"
          fill={site.markColours.bun}
          d="M144 202h192a4 4 0 0 1 4 4c0 14-11 24-26 24H166c-15 0-26-10-26-24a4 4 0 0 1 4-4Z"
        />
        <path className="PostDrawing-way" d="M92 44v83a14 14 0 0 0 14 14h22M120 133l9 8-9 8" />
        <path className="PostDrawing-way" d="M354 141h20a14 14 0 0 0 14-14V48M380 56l8-9 8 9" />
        <circle className="PostDrawing-mark" cx="388" cy="102" r="10" />
        <path className="PostDrawing-way" d="M383 102l4 4 6-8" />
        <text className="PostDrawing-word" x="92" y="32" textAnchor="middle">
          {text('Request')}
        </text>
        <text className="PostDrawing-word" x="388" y="32" textAnchor="middle">
          {text('Response')}
        </text>
      </g>
    </svg>
  );
}
