/** Output of a trial. */
import { type Findings, type Hold, isProof, judgeHold, type Outcome } from './holds.ts';

const MAX_WIDTH = 160;

/** A result, with its reasons in at most `max` lines. */
function section(name: string, result: string, details: readonly string[] = [], max = 3): string[] {
  const isLong = details.length > max;
  const shown = isLong ? [...details.slice(0, max - 1), `and ${details.length - max + 1} more`] : details;
  return [`${name.padEnd(10)}${result}`, ...shown.map((line) => ' '.repeat(10) + line)];
}

const failed = (tests: readonly Outcome[]) => tests.filter(({ error }) => error !== undefined);
const passed = (tests: readonly Outcome[]) =>
  `${tests.length - failed(tests).length} of ${tests.length} pass`;

/** Files with errors: how many, and the first. */
const byFile = (found: readonly Outcome[]): string[] =>
  [...new Set(found.map(({ file }) => file))].map((name) => {
    const errors = found.filter(({ file }) => file === name);
    return `${name} (${errors.length}): ${errors[0]?.error}`;
  });

/** The screen of a trial, at most 40 lines. @param title names the tried version. */
export function printTrial(title: string, holds: readonly Hold[], findings: Findings): string {
  const { packages, types, tests, build, budgets, upstream } = findings;
  const verdicts = holds.map((hold) => ({ id: hold.id, ...judgeHold(hold, findings) }));
  const idsOf = (wanted: string) =>
    verdicts.flatMap(({ id, status }) => (status === wanted ? [id] : [])).join(', ') || 'none';
  const others = failed(tests).filter((test) => !holds.some((hold) => isProof(hold, test)));
  const gone = failed(upstream).map(({ title: fault, error }) => `${fault}: ${error}`);
  const unknown = verdicts.find(({ status }) => status === 'not known');
  const lines = [
    ...section('Packages', packages.length > 0 ? 'do not fit:' : 'fit', packages),
    ...section('Types', `${types.length} errors`, byFile(types), 4),
    ...section('Build', build ?? 'passes'),
    ...section('Budgets', build ? 'not known without a build' : `${budgets.length} exceeded`, budgets, 2),
    ...section('Tests', `${passed(tests)}; failures of no hold: ${others.length}`, byFile(others)),
    ...section('Upstream', `${passed(upstream)}: faults that are still there`, gone, 2),
    ...section('Holds', `that hold: ${idsOf('holds')}`),
    ...verdicts.flatMap(({ id, status, reason }) =>
      status === 'broken' ? [`  ${id.padEnd(8)}broken, ${reason}`] : [],
    ),
    ...(unknown ? [`  not known: ${idsOf('not known')}; ${unknown.reason}`] : []),
  ];
  return [title, ...lines.map((line) => line.slice(0, MAX_WIDTH))].join('\n');
}
