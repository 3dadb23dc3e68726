import { plainHeading } from './plainHeading.ts';

/** A heading as the engine lists it. */
export interface Heading {
  id: string;
  /** Its words, with the signs of Markdown. */
  text: string;
  /** Its level: 2 for `h2`. */
  depth: number;
}

/** An entry of the outline. */
export interface OutlineEntry {
  id: string;
  /** Its words as they are read. */
  text: string;
}

/** An entry, with the deeper ones below it. */
export interface OutlineSection extends OutlineEntry {
  details: OutlineEntry[];
}

/**
 * The outline of a page: its sections, in the order of the page. Deeper headings belong to the section before; one that
 * has none before it is a section of its own.
 *
 * @param headings all headings of the page, in its order.
 * @param levels highest and deepest level that is listed.
 */
export function outlineSections(
  headings: readonly Heading[],
  levels: { min: number; max: number },
): OutlineSection[] {
  const sections: OutlineSection[] = [];
  for (const { id, text, depth } of headings) {
    if (depth < levels.min || depth > levels.max) continue;
    const entry = { id, text: plainHeading(text) };
    const section = depth > levels.min ? sections.at(-1) : undefined;
    if (section) section.details.push(entry);
    else sections.push({ ...entry, details: [] });
  }
  return sections;
}
