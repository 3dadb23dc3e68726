/** The holds on the engine as contributing/holds.md lists them, and the verdict of a trial on each. */

/** A test that has run; `error` is the first line of its failure. */
export interface TestResult {
  /** Path relative to the project. */
  file: string;
  /** Empty for a file that could not be loaded. */
  title: string;
  error?: string | undefined;
}

export type Hold = ReturnType<typeof readHolds>[number];

const ROW = /^\| (?:<a id="h\d+"><\/a>)+(H\d+) \|/;
const ID = '([A-Z]+-\\d+(?:\\.[a-z])?)';
const TEST = '`((?:plugins|theme|e2e)/[\\w./-]+\\.(?:test|spec)\\.tsx?)`';
const PROOF = new RegExp(`(?:${ID} in )?${TEST}(?: ${ID})?`, 'g');

/**
 * @param markdown text of contributing/holds.md.
 * @returns the holds with their proofs: all tests of a file, or those of one requirement in it. @throws for a row without a proof.
 */
export function readHolds(markdown: string) {
  return markdown.split('\n').flatMap((line) => {
    const [, id] = ROW.exec(line) ?? [];
    if (id === undefined) return [];
    const proof = line.split(' | ').at(-1) ?? '';
    const proofs = [...proof.matchAll(PROOF)].map(([, pre, file = '', post]) => ({ file, id: pre ?? post }));
    if (proofs.length === 0)
      throw new Error(`contributing/holds.md: ${id} needs the path of a test in its last cell.`);
    return [{ id, proofs }];
  });
}

const proves = ({ file, id }: Hold['proofs'][number], test: TestResult): boolean =>
  test.file === file &&
  (id === undefined ||
    test.title === '' ||
    test.title.split(' ').some((word) => word === id || word.startsWith(`${id}.`)));

export const isProof = ({ proofs }: Hold, test: TestResult) => proofs.some((proof) => proves(proof, test));

/** A verdict with its reason: the failure of a test, or the file whose tests have not run. */
export function judgeHold(hold: Hold, tests: readonly TestResult[]): string {
  const failure = tests.find((test) => test.error !== undefined && isProof(hold, test));
  if (failure) return `broken, ${failure.file}: ${failure.error}`;
  const missing = hold.proofs.find((proof) => !tests.some((test) => proves(proof, test)));
  return missing ? `not known, ${missing.file} has not run` : 'holds';
}
