import * as site from '#site';
import { pageSheet } from '../../theme/head/pageSheet.tsx';
import { useText } from '../../theme/lib/useText.ts';
import sheet from './NotFoundDrawing.page.css?url';

const NotFoundSheet = pageSheet(sheet, { ahead: false });

/** For the not-found page: an empty bun. */
export function NotFoundDrawing() {
  const text = useText();
  return (
    <figure className="NotFoundDrawing-figure">
      <NotFoundSheet />
      <svg
        viewBox="0 0 240 212"
        width="240"
        height="212"
        role="img"
        aria-label={text('A burger whose lifted bun shows that nothing is in it')}
      >
        <g aria-hidden="true" transform="rotate(-9 40 92) translate(22 4) scale(3)">
          <path className="NotFoundDrawing-fill" fill={site.markColours.bun} d={site.mark.bun} />
          <path className="NotFoundDrawing-seeds" fill={site.markColours.seeds} d={site.mark.seeds} />
        </g>
        <rect className="NotFoundDrawing-missing" x="34" y="116" width="172" height="42" rx="21" />
        <text className="NotFoundDrawing-number" x="120" y="145" textAnchor="middle" aria-hidden="true">
          404
        </text>
        <g aria-hidden="true" transform="translate(24 7) scale(3)">
          <path className="NotFoundDrawing-fill" fill={site.markColours.bun} d={site.mark.base} />
        </g>
        <path className="NotFoundDrawing-plate" d="M12 202h216" />
        <path
          className="NotFoundDrawing-crumbs"
          d="M214 186l3-6M226 190l2-4M14 188l2-5"
          stroke="#c98a1b"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      <figcaption className="NotFoundDrawing-caption">{text('All bun, no burger.')}</figcaption>
    </figure>
  );
}
