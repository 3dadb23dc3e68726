/** The report on another release of the framework, as Markdown. */
import { code, fenced, joinParagraphs } from '../markdown.ts';
import type { PackageChange } from './comparePackages.ts';
import type { ClaimChange, NameChange, SampleChange, StatusChange } from './findChanges.ts';
import { type Section, sectionsLinkingTo, sectionsNaming, sectionsWith } from './pageSections.ts';

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
  statusChanges: readonly StatusChange[];
  nameChanges: readonly NameChange[];
  claimChanges: readonly ClaimChange[];
  packageChange: PackageChange;
  sections: readonly Section[];
  /** All recorded text of the new release. */
  seen: string;
  /** Of the site, without a slash at the end. */
  address: string;
}

type Shows = (section: Section) => boolean;

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

const shown =
  ({ sample, requests, console }: SampleChange): Shows =>
  ({ shows }) =>
    shows.some(
      (each) =>
        each.sample === sample &&
        ((console && each.console) ||
          each.requests.some((id) => requests.includes('*') || requests.includes(id)) ||
          (each.requests.includes('*') && requests.length > 0)),
    );

/** Sections that show any part of the sample: their text may mention the other parts. */
const hasProgram =
  ({ sample }: SampleChange): Shows =>
  ({ shows }) =>
    shows.some((each) => each.sample === sample);

/** Sections with a line that has all texts of one of the lists; none for texts that are everywhere. */
function speaking(sections: readonly Section[], texts: readonly (readonly string[])[]): Section[] {
  const found = texts.map((all) => sectionsWith(sections, all));
  return [...new Set(found.filter(({ length }) => length <= MAX_MENTIONS).flat())];
}

/** Sections of pages whose sentences prove a claim. */
function provingSections(sections: readonly Section[], { claim }: ClaimChange): Section[] {
  return claim.proofs.flatMap((proof) => {
    if (!('page' in proof)) return [];
    const ofPage = sections.filter((section) => pageOf(section).replace(/\/$/, '') === proof.page);
    // A page's source has marks that its text has not.
    const plain = proof.sentence.replace(/[`*[]|\]\([^)]*\)/g, '');
    const exact = ofPage.filter(({ lines }) => lines.some((line) => line.includes(plain)));
    return exact.length > 0 ? exact : ofPage.slice(0, 1);
  });
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
  const wrong = sections.filter(shown(change));
  const program = sections.filter((section) => hasProgram(change)(section) && !wrong.includes(section));
  const isNew = (section: Section) => !wrong.includes(section) && !program.includes(section);
  const words = speaking(sections, lost).filter(isNew);
  const linked = wrong.length > 0 ? wrong : program;
  const linking = sectionsLinkingTo(sections, linked).filter((each) => isNew(each) && !words.includes(each));
  const what = [...requests.map(code), ...(console ? ['output'] : [])].join(', ');
  return {
    lines: [
      `### ${code(sample)}`,
      runtimes.length > 0 ? `On ${runtimes.join(', ')}: ${what}.` : 'It does not run, or compiles otherwise.',
      ...listed('Pages that show it', wrong, address),
      ...listed('Pages with this program', program, address),
      ...listed('Pages with the words that are gone', words, address),
      ...listed('Pages that link to one that shows it', linking, address),
      fenced(shortened(details), runtimes.length > 0 ? 'diff' : ''),
    ],
    wrong,
    concerned: [...program, ...words, ...linking],
  };
}

function partOfClaim(change: ClaimChange, { sections, address }: Upgrade): Part {
  const { claim, isProved } = change;
  const found = provingSections(sections, change);
  return {
    lines: [
      `**${claim.id}**, ${isProved ? 'still proved' : 'no longer proved'}: ${claim.truth}`,
      ...listed('Pages that prove it', found, address),
    ],
    [isProved ? 'concerned' : 'wrong']: found,
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

function partOfStatus({ status, recorded, lost }: StatusChange, { sections, address }: Upgrade): Part {
  // `404`, or several of them: `404s`.
  const concerned = [
    ...new Set([String(status), `${status}s`].flatMap((word) => sectionsWith(sections, [word]))),
  ];
  return {
    lines: [
      `**${status}** is gone from ${lost} of ${plural(recorded, 'recorded response')}.`,
      ...listed('Pages with it', concerned, address),
    ],
    concerned,
  };
}

function partOfMessage(text: string, { sections, address }: Upgrade): Part {
  const concerned = sectionsWith(sections, [text]);
  return { lines: [`${code(text)} is gone.`, ...listed('Pages with it', concerned, address)], concerned };
}

/** True where a change of a file may be the cause of differences, which have no known file. */
const maySee = ({ sampleChanges, nameChanges }: Upgrade, file: string) =>
  /\.d\.[cm]?ts$/.test(file) ? nameChanges.length > 0 : sampleChanges.length > 0;

/** Changes that no sample covers. */
function notCovered(upgrade: Upgrade): string[] {
  const { nameChanges, packageChange, seen } = upgrade;
  const isSeen = (text: string) => seen.includes(text) || seen.includes(JSON.stringify(text).slice(1, -1));
  return [
    ...nameChanges.filter(({ isUsed }) => !isUsed).map(({ name }) => `${code(name)}: no sample uses it.`),
    ...packageChange.messages.added
      .filter((text) => !isSeen(text))
      .map((text) => `The text ${code(text)}: no response and no output has it.`),
    ...packageChange.files
      .filter(({ name }) => !maySee(upgrade, name))
      .flatMap(({ name, kind, diff }) => [
        `${code(name)} is ${kind}: no sample sees it.`,
        fenced(shortened(diff), 'diff'),
      ]),
  ];
}

/** Paragraphs below a heading; none without paragraphs. */
const chapter = (title: string, paragraphs: readonly string[]) =>
  paragraphs.length > 0 ? [`## ${title}`, ...paragraphs] : [];

export function upgradeReport(upgrade: Upgrade): string {
  const { release, known, runtimes, samples, sampleChanges, nameChanges, claimChanges, packageChange } =
    upgrade;
  const ofSamples = sampleChanges.map((change) => partOfSample(change, upgrade));
  const ofClaims = claimChanges.map((change) => partOfClaim(change, upgrade));
  const ofStatuses = upgrade.statusChanges.map((change) => partOfStatus(change, upgrade));
  const ofNames = nameChanges.map((change) => partOfName(change, upgrade));
  const ofMessages = packageChange.messages.gone.map((text) => partOfMessage(text, upgrade));
  const parts = [...ofSamples, ...ofClaims, ...ofStatuses, ...ofNames, ...ofMessages];
  const wrong = new Set(parts.flatMap((part) => part.wrong ?? []));
  const concerned = new Set(parts.flatMap((part) => part.concerned ?? []).filter((each) => !wrong.has(each)));
  const linesOf = (all: readonly Part[]) => all.flatMap(({ lines }) => lines);
  const differing = new Set(sampleChanges.map(({ sample }) => sample)).size;
  const { files } = packageChange;
  const paragraphs = [
    `# burger-api ${release}`,
    `Compared with ${known} on ${runtimes}: ${differing} of ${plural(samples, 'sample')} differ, ${plural(nameChanges.length, 'name')} and ${plural(files.length, 'file')} of the package.`,
    ...(differing + nameChanges.length + files.length === 0 ? ['No change.'] : []),
    ...chapter('Pages that show what is no longer so', links([...wrong], upgrade.address)),
    ...chapter('Pages that speak of it', links([...concerned], upgrade.address)),
    ...chapter('Claims', linesOf(ofClaims)),
    ...chapter('Not covered', notCovered(upgrade)),
    ...chapter(
      'Files',
      files.map(({ name, kind }) => `- ${code(name)} is ${kind}`),
    ),
    ...chapter('Statuses', linesOf(ofStatuses)),
    ...chapter('Names', linesOf(ofNames)),
    ...chapter('Messages', linesOf(ofMessages)),
    ...chapter('Responses and output', linesOf(ofSamples)),
  ];
  return joinParagraphs(
    paragraphs,
    (count) => `${plural(count, 'paragraph')} left out: the report is too long.`,
  );
}
