import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';

export interface BookDrawing {
  svg: string;
  /** First entry of the list below it, which has the same content as text. */
  entry: string;
}

const FIGURE = /<figure [^>]*\bdata-drawing\b.*?<\/figure>/gs;

/** Drawings, which icons differ from by their class, and the lists below them. */
const DRAWINGS_AND_LISTS = 'svg[class$="-drawing"], ol';

const NAMESPACE = 'http://www.w3.org/2000/svg';

function toXml(svg: Element): string {
  return toHtml(
    { ...svg, properties: { ...svg.properties, xmlns: NAMESPACE } },
    // XML has neither void elements nor named references.
    { closeEmptyElements: true, characterReferences: { useNamedReferences: false } },
  );
}

/** Figures with drawings in a built page. */
export const drawnFigures = (html: string): string[] => [...html.matchAll(FIGURE)].map(([figure]) => figure);

/** SVG drawings in page order; drawings of text are in the Markdown. @param figures from `drawnFigures`. */
export function readDrawings(figures: readonly string[]): BookDrawing[] {
  const drawings: BookDrawing[] = [];
  for (const figure of figures) {
    let svg: Element | undefined;
    for (const element of selectAll(DRAWINGS_AND_LISTS, fromHtml(figure, { fragment: true }))) {
      const entry = element.tagName === 'ol' ? select('li', element) : undefined;
      if (svg && entry) drawings.push({ svg: toXml(svg), entry: textOf(entry) });
      svg = element.tagName === 'svg' ? element : undefined;
    }
  }
  return drawings;
}
