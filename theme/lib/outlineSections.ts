import { plainHeading } from './plainHeading.ts';

export interface Heading {
  id: string;
  /** Inline Markdown. */
  text: string;
  depth: number;
}

export interface OutlineEntry {
  id: string;
  text: string;
}

export interface OutlineSection extends OutlineEntry {
  details: OutlineEntry[];
}

/**
 * Sections in page order. Deeper headings belong to the preceding section; before the first one they are sections themselves.
 * @param levels of the outline.
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
