/** The report on another release of the framework, as Markdown. */
import { code, fenced, joinParagraphs } from '../markdown.ts';
import type { NameChange, SampleChange } from './findChanges.ts';
import { type Section, sectionsNaming, sectionsWith } from './pageSections.ts';

/** Characters of one diff. */
const MAX_DIFF = 2_500;

/** Maximum number of sections that mention a text: with more, the text is too common to be useful. */
const MAX_MENTIONS = 25;

export interface Upgrade {
  /** `0.9.8`. */
  release: string;
  /** Release of the recordings. */
  known: string;
  /** `primary (Bun 1.3.14)`. */
  runtimes: string;
  samples: number;
  sampleChanges: readonly SampleChange[];
  nameChanges: readonly NameChange[];
  sections: readonly Section[];
  /** Of the site, without a slash at the end. */
  address: string;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const shortened = (text: string) =>
  text.length > MAX_DIFF ? `${text.slice(0, MAX_DIFF)}\n… ${text.length - MAX_DIFF} more characters` : text;

const isWrong = ({ sample, requests, console }: SampleChange, { shows }: Section): boolean =>
  shows.some(
    (each) =>
      each.sample === sample &&
      ((console && each.console) ||
        each.requests.some((id) => requests.includes('*') || requests.includes(id)) ||
        (each.requests.includes('*') && requests.length > 0)),
  );

/** Sections with a line that has all texts of one of the lists; none for texts that are everywhere. */
function speaking(sections: readonly Section[], texts: readonly (readonly string[])[]): Section[] {
  const found = texts.map((all) => sectionsWith(sections, all));
  return found.filter(({ length }) => length <= MAX_MENTIONS).flat();
}

/** A change, and the sections that it concerns. */
interface Part {
  title: string;
  /** Sections whose shown content is outdated. */
  wrong: readonly Section[];
  /** Sections that mention it. */
  concerned: readonly Section[];
  details: string;
}

function partOfSample(change: SampleChange, sections: readonly Section[]): Part {
  const { sample, lost, message } = change;
  const words = speaking(sections, lost);
  const mentions = (section: Section) =>
    section.shows.some((each) => each.sample === sample) || words.includes(section);
  return {
    title: sample,
    wrong: sections.filter((section) => isWrong(change, section)),
    concerned: sections.filter((section) => !isWrong(change, section) && mentions(section)),
    details: message,
  };
}

const partOfName = ({ name, details }: NameChange, sections: readonly Section[]): Part => ({
  title: name,
  wrong: [],
  concerned: sectionsNaming(sections, name.split('.').at(-1) ?? name),
  details,
});

export function upgradeReport(upgrade: Upgrade): string {
  const { release, known, runtimes, samples, sampleChanges, nameChanges, sections, address } = upgrade;
  const ofSamples = sampleChanges.map((change) => partOfSample(change, sections));
  const ofNames = nameChanges.map((change) => partOfName(change, sections));
  const parts = [...ofSamples, ...ofNames];
  const wrong = new Set(parts.flatMap((part) => part.wrong));
  const concerned = new Set(parts.flatMap((part) => part.concerned).filter((each) => !wrong.has(each)));
  const differing = new Set(sampleChanges.map(({ sample }) => sample)).size;
  const list = (title: string, found: Iterable<Section>) => {
    const items = Array.from(found, (section) => `- [${section.address}](${address}${section.address})`);
    return items.length > 0 ? [title, ...items] : [];
  };
  const chapter = (title: string, changes: readonly Part[]) => [
    ...(changes.length > 0 ? [`## ${title}`] : []),
    ...changes.flatMap((part) => [
      `### ${code(part.title)}`,
      ...list('Pages that show it:', part.wrong),
      ...list('Pages that speak of it:', part.concerned),
      fenced(shortened(part.details), 'diff'),
    ]),
  ];
  return joinParagraphs(
    [
      `# burger-api ${release}`,
      `Compared with ${known} on ${runtimes}: ${differing} of ${plural(samples, 'sample')} differ, and ${plural(nameChanges.length, 'name')} in them.`,
      `New names and messages that no sample uses: \`npm diff --diff=burger-api@${known} --diff=burger-api@${release}\`.`,
      ...list('## Pages that show what is no longer so', wrong),
      ...list('## Pages that speak of it', concerned),
      ...chapter('Names', ofNames),
      ...chapter('Responses and output', ofSamples),
    ],
    (count) => `${plural(count, 'paragraph')} left out: the report is too long.`,
  );
}
