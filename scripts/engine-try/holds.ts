/** The holds on the engine as contributing/holds.md lists them, and the verdict of a trial on each. */

export interface Hold {
  id: string;
  /** Files and folders of the project that hold on. */
  places: readonly string[];
  /** Tests: those of a file, or those of one requirement in it. */
  proofs: readonly { file: string; id: string | undefined }[];
  /** Figures of the budgets that grow without it. */
  figures: readonly string[];
}

/** A test that has run, or an error of `tsc`; `error` is the first line, undefined for a test that has passed. */
export interface Outcome {
  file: string;
  title: string;
  error?: string | undefined;
}

/** Of the steps of a trial: packages and budgets as sentences, of the build its first error. */
export interface Findings {
  packages: readonly string[];
  types: readonly Outcome[];
  tests: readonly Outcome[];
  /** Tests that fail where the engine no longer shows a fault. */
  upstream: readonly Outcome[];
  build?: string | undefined;
  budgets: readonly string[];
}

const ROW = /^\| (?:<a id="h\d+"><\/a>)+(H\d+) \|/;
const PLACE = /`((?:plugins|theme)\/[\w./-]+)`/g;
const ID = '([A-Z]+-\\d+(?:\\.[a-z])?)';
const TEST = '`((?:plugins|theme|e2e)/[\\w./-]+\\.(?:test|spec)\\.tsx?)`';
const PROOF = new RegExp(`(?:${ID} in )?${TEST}(?: ${ID})?`, 'g');
const FIGURE = /`(\w+)` in `npm run budgets`/g;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** @param markdown text of contributing/holds.md. @throws for a row with other cells, or without a proof. */
export function readHolds(markdown: string): Hold[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id] = ROW.exec(line) ?? [];
    if (id === undefined) return [];
    const { length, 2: where = '', 5: proof = '' } = line.split(' | ');
    const proofs = [...proof.matchAll(PROOF)].map(([, pre, file = '', post]) => ({ file, id: pre ?? post }));
    if (length !== 6 || proofs.length === 0)
      throw new Error(`contributing/holds.md: ${id} needs six cells, the last one with the path of a test.`);
    return [{ id, places: namesIn(where, PLACE), proofs, figures: namesIn(proof, FIGURE) }];
  });
}

const proves = ({ file, id }: Hold['proofs'][number], test: Outcome): boolean =>
  test.file === file &&
  (id === undefined || test.title.split(' ').some((word) => word === id || word.startsWith(`${id}.`)));

export const isProof = ({ proofs }: Hold, test: Outcome) => proofs.some((proof) => proves(proof, test));

/** Status of a hold, with the file and the first line of its error, or with the test that has not run. */
export function judgeHold(hold: Hold, { types, tests, build, budgets }: Findings) {
  const place = hold.places.find((file) => build?.includes(file));
  const [error] = [
    ...(place ? [{ file: place, error: build }] : []),
    ...tests.filter((test) => test.error !== undefined && isProof(hold, test)),
    ...types.filter(({ file }) => hold.places.some((each) => file === each || file.startsWith(`${each}/`))),
    ...budgets
      .filter((sentence) => hold.figures.some((name) => sentence.includes(`.${name} is `)))
      .map((sentence) => ({ file: 'budgets', error: sentence })),
  ];
  if (error) return { status: 'broken', reason: `${error.file}: ${error.error}` } as const;
  const missing = hold.proofs.find((proof) => !tests.some((test) => proves(proof, test)));
  if (build !== undefined || missing)
    return {
      status: 'not known',
      reason: build ? 'there is no build' : `${missing?.file} has not run`,
    } as const;
  return { status: 'holds', reason: '' } as const;
}
