import { onionRequest, onionResponse } from '#words';
import type { OnionRun } from '../../../model/onion.ts';
import { useText } from '../../lib/useText.ts';
import { layOut } from './drawing.ts';
import { shortNameOf } from './words.ts';

/** A recorded request as the layers of a burger. The list of steps beside it has the same content. */
export function OnionDrawing({ run }: { run: OnionRun }) {
  const text = useText();
  const { height, rows, bottom, marks, legs } = layOut(run);
  return (
    <svg viewBox={`0 0 360 ${height}`} className="OnionView-drawing" aria-hidden="true" textAnchor="middle">
      <g className="OnionView-way OnionView-passed">
        {legs.map(({ way, isLost }) => (
          <path key={way} d={way} data-lost={isLost || undefined} />
        ))}
      </g>
      {rows.map(({ y, shape, fill, baseline, idle, steps, layer }) => (
        <g
          key={y}
          className="OnionView-layer"
          data-idle={idle}
          data-steps={steps}
          transform={`translate(80 ${y})`}
        >
          <path d={shape} fill={fill} />
          <text x="100" y={baseline}>
            {shortNameOf(text, layer)}
          </text>
        </g>
      ))}
      <path
        className="OnionView-bottom"
        d={bottom.shape}
        fill={bottom.fill}
        transform={`translate(80 ${bottom.y})`}
      />
      <text className="OnionView-end" x="2" y="14" textAnchor="start">
        {text(onionRequest)}
      </text>
      <text className="OnionView-end" x="358" y="14" textAnchor="end">
        {text(onionResponse)}
      </text>
      <g className="OnionView-passed">
        {marks.map(({ x, y, number }) => (
          <g key={number} className="OnionView-mark" data-steps={number}>
            <circle cx={x} cy={y} r="13" />
            <text x={x} y={y + 5.5}>
              {number}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
