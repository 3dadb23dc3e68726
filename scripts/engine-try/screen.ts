import { type Hold, isProof, judgeHold, type TestResult } from './holds.ts';

/** Results of the steps of a trial. */
export interface Findings {
  /** Errors, a line each, as are the budgets that are exceeded. */
  types: readonly string[];
  /** First error of a build that has failed. */
  build?: string;
  budgets: readonly string[];
  tests: readonly TestResult[];
}

const MAX_WIDTH = 160;

const MAX_DETAILS = 4;

/** A result, with its first details below it. */
const section = (name: string, result: string, details: readonly string[] = []) => [
  `${name.padEnd(10)}${result}`,
  ...details.slice(0, MAX_DETAILS).map((line) => ' '.repeat(10) + line),
];

/** The screen of a trial, at most 40 lines. @param title names the tried packages. */
export function printTrial(title: string, holds: readonly Hold[], findings: Findings): string {
  const { types, build, budgets, tests } = findings;
  const failed = tests.filter(({ error }) => error !== undefined);
  const others = failed.filter((test) => !holds.some((hold) => isProof(hold, test)));
  const verdicts = holds.map((hold) => ({ id: hold.id, verdict: judgeHold(hold, tests) }));
  const holding = verdicts.filter(({ verdict }) => verdict === 'holds').map(({ id }) => id);
  const lines = [
    ...section('Types', `${types.length} errors`, types),
    ...section('Build', build ?? 'passes'),
    ...section('Budgets', build ? 'not known without a build' : `${budgets.length} exceeded`, budgets),
    ...section(
      'Tests',
      `${failed.length} of ${tests.length} fail; those of no hold: ${others.length}`,
      others.map(({ file, title: name, error }) => `${file}, ${name}: ${error}`),
    ),
    ...section('Holds', `that hold: ${holding.join(', ') || 'none'}`),
    ...verdicts
      .filter(({ verdict }) => verdict !== 'holds')
      .map(({ id, verdict }) => `  ${id.padEnd(8)}${verdict}`),
  ];
  return [title, ...lines.map((line) => line.slice(0, MAX_WIDTH))].join('\n');
}
