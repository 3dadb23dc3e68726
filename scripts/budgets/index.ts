/**
 * `npm run budgets`: compares every template of the built site with `budgets.json`. `-- --tighten` lowers budgets to the measured
 * figures. A budget is raised by hand: the commit gives the reason.
 */
import fs from 'node:fs';
import path from 'node:path';
import { requireJson } from '../../plugins/content/located.ts';
import { readArguments, requireBuild } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { budgetsSchema, judge, kilobytes, tightenBudgets, toBudget } from './budgets.ts';
import { FIGURES } from './measure.ts';
import { measureBuild, measureChunk } from './measureBuild.ts';

const file = path.join(import.meta.dirname, 'budgets.json');

runMain(async () => {
  const { values } = readArguments({ tighten: { type: 'boolean' } });
  const budgets = requireJson('The list of budgets', file, budgetsSchema);
  const build = requireBuild();
  const worst = measureBuild(build);
  const sizes = new Map(Object.keys(budgets.onIntent).map((name) => [name, measureChunk(build, name)]));
  const held = values.tighten ? tightenBudgets(worst, sizes, budgets) : budgets;
  if (values.tighten) fs.writeFileSync(file, `${JSON.stringify(held, null, 2)}\n`);

  console.log('The heaviest page of each template, brotli, kB:');
  const rows = [...worst].map(([template, { figures }]) => {
    const cells = FIGURES.map((figure) => [figure, toBudget(figure, figures[figure])]);
    return [template, Object.fromEntries(cells)];
  });
  console.table(Object.fromEntries(rows));
  console.log('Loaded when the reader means to use it, brotli, kB:');
  console.table(Object.fromEntries([...sizes].map(([name, size]) => [name, kilobytes(size)])));
  const { problems, loose } = judge(worst, sizes, held);
  if (loose.length > 0)
    console.log(`Lighter than the budget: ${loose.join(', ')}. Run "npm run budgets -- --tighten".`);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
});
