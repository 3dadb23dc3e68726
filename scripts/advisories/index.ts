/**
 * `npm run advisories`: known advisories of the packages whose code is shipped. Needs the registry's audit service; where it
 * does not answer, nothing is checked, and the command fails.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { LICENCE_FILE } from '../../plugins/output/licences/index.ts';
import { namesInList } from '../../plugins/output/licences/licences.ts';
import { readArguments, requireBuild } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { judgeReport } from './judge.ts';

const root = path.resolve(import.meta.dirname, '../..');

runMain(async () => {
  readArguments({});
  const list = path.join(requireBuild(), LICENCE_FILE);
  const shipped = new Set(namesInList(fs.readFileSync(list, 'utf8')));
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const judgement = judgeReport(stdout ?? '', shipped);
  if (!judgement) {
    const reason = /"message": *"([^"]+)"/.exec(stdout ?? '')?.[1] ?? (stderr || 'no answer').trim();
    throw new UserError(`Not checked: the registry's audit service gave no report (${reason}).`);
  }
  for (const line of judgement.tools) console.log(`Not shipped: ${line}`);
  if (judgement.shipped.length > 0) throw new UserError(`Shipped:\n${judgement.shipped.join('\n')}`);
  console.log(`No known advisory for the ${shipped.size} packages that are shipped.`);
});
