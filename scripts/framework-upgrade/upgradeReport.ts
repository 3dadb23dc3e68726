/** The report on another release of the framework, as Markdown. */
import { code, fenced, joinParagraphs } from '../markdown.ts';
import type { MessageChange } from './compareMessages.ts';
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
  messages: MessageChange;
  sections: readonly Section[];
  /** All recorded text of the new release. */
  seen: string;
  /** Of the site, without a slash at the end. */
  address: string;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const shortened = (text: string) =>
  text.length > MAX_DIFF ? `${text.slice(0, MAX_DIFF)}\n… ${text.length - MAX_DIFF} more characters` : text;

/** An item for each page, with links to its sections. */
function links(found: readonly Section[], address: string): string[] {
  const pages = new Map<string, string[]>();
  for (const section of found) {
    const page = pageOf(section);
    const known = pages.get(page) ?? [];
    // The page is named once.
    const name = known.length > 0 ? section.address.slice(page.length) || page : section.address;
    pages.set(page, [...known, `[${name}](${address}${section.address})`]);
  }
  return [...pages.values()].map((own) => `- ${own.join(', ')}`);
}

const listed = (title: string, found: readonly Section[], address: string) =>
  found.length > 0 ? [`${title}:`, ...links(found, address)] : [];

const pageOf = ({ address }: Section) => address.split('#')[0] ?? '';

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
  return [...new Set(found.filter(({ length }) => length <= MAX_MENTIONS).flat())];
}

/** Paragraphs and sections of a change. */
interface Part {
  lines: string[];
  /** Sections whose shown content is outdated. */
  wrong?: readonly Section[];
  /** Sections that mention it. */
  concerned?: readonly Section[];
}

function partOfSample(change: SampleChange, { sections, address }: Upgrade): Part {
  const { sample, runtimes, requests, console, lost, details } = change;
  const wrong = sections.filter((section) => isWrong(change, section));
  // They show another part of the sample, and their text may mention this one.
  const program = sections.filter(
    (section) => !wrong.includes(section) && section.shows.some((each) => each.sample === sample),
  );
  const words = speaking(sections, lost).filter((each) => !wrong.includes(each) && !program.includes(each));
  const what = [...requests.map(code), ...(console ? ['output'] : [])].join(', ');
  return {
    lines: [
      `### ${code(sample)}`,
      runtimes.length > 0 ? `On ${runtimes.join(', ')}: ${what}.` : 'It does not run, or compiles otherwise.',
      ...listed('Pages that show it', wrong, address),
      ...listed('Pages with this program', program, address),
      ...listed('Pages with the words that are gone', words, address),
      fenced(shortened(details), runtimes.length > 0 ? 'diff' : ''),
    ],
    wrong,
    concerned: [...program, ...words],
  };
}

function partOfName({ name, before, after }: NameChange, { sections, address }: Upgrade): Part {
  const word = name.replace('export ', '').split('.').at(-1) ?? '';
  const concerned = before === undefined ? [] : sectionsNaming(sections, word);
  const lines = [before && `- ${before}`, after && `+ ${after}`].filter(Boolean);
  return {
    lines: [
      `### ${code(name)}`,
      fenced(shortened(lines.join('\n')), 'diff'),
      ...listed('Pages that name it', concerned, address),
    ],
    concerned,
  };
}

function partOfMessage(text: string, { sections, address }: Upgrade): Part {
  const concerned = sectionsWith(sections, [text]);
  return { lines: [`${code(text)} is gone.`, ...listed('Pages with it', concerned, address)], concerned };
}

/** Changes that no sample covers. */
function notCovered({ nameChanges, messages, seen }: Upgrade): string[] {
  const isSeen = (text: string) => seen.includes(text) || seen.includes(JSON.stringify(text).slice(1, -1));
  return [
    ...nameChanges.filter(({ isUsed }) => !isUsed).map(({ name }) => `${code(name)}: no sample uses it.`),
    ...messages.added
      .filter((text) => !isSeen(text))
      .map((text) => `The text ${code(text)}: no response and no output has it.`),
  ];
}

/** Paragraphs below a heading; none without paragraphs. */
const chapter = (title: string, paragraphs: readonly string[]) =>
  paragraphs.length > 0 ? [`## ${title}`, ...paragraphs] : [];

export function upgradeReport(upgrade: Upgrade): string {
  const { release, known, runtimes, samples, sampleChanges, nameChanges, messages } = upgrade;
  const ofSamples = sampleChanges.map((change) => partOfSample(change, upgrade));
  const ofNames = nameChanges.map((change) => partOfName(change, upgrade));
  const ofMessages = messages.gone.map((text) => partOfMessage(text, upgrade));
  const parts = [...ofSamples, ...ofNames, ...ofMessages];
  const wrong = new Set(parts.flatMap((part) => part.wrong ?? []));
  const concerned = new Set(parts.flatMap((part) => part.concerned ?? []).filter((each) => !wrong.has(each)));
  const linesOf = (all: readonly Part[]) => all.flatMap(({ lines }) => lines);
  const differing = new Set(sampleChanges.map(({ sample }) => sample)).size;
  const texts = messages.added.length + messages.gone.length;
  const paragraphs = [
    `# burger-api ${release}`,
    `Compared with ${known} on ${runtimes}: ${differing} of ${plural(samples, 'sample')} differ, ${plural(nameChanges.length, 'name')} and ${plural(texts, 'text')} of the package.`,
    ...(differing + nameChanges.length + texts === 0 ? ['No change.'] : []),
    ...chapter('Pages that show what is no longer so', links([...wrong], upgrade.address)),
    ...chapter('Pages that speak of it', links([...concerned], upgrade.address)),
    ...chapter('Not covered', notCovered(upgrade)),
    ...chapter('Names', linesOf(ofNames)),
    ...chapter('Messages', linesOf(ofMessages)),
    ...chapter('Responses and output', linesOf(ofSamples)),
  ];
  return joinParagraphs(
    paragraphs,
    (count) => `${plural(count, 'paragraph')} left out: the report is too long.`,
  );
}
