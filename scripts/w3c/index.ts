/**
 * `npm run w3c`: the W3C's checker (Nu Html Checker) over every page of the build. It fails for everything that the
 * checker says, notes too, but for what `judgeMessages.ts` excepts with a reason. Needs a Java runtime.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments, requireBuild } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { judgeMessages } from './judgeMessages.ts';

/** The program itself: the package's own command downloads a Java runtime where it finds none. */
const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** Bytes of messages that are kept: enough for several on every page of a large site. */
const MAX_OUTPUT = 64 * 1024 * 1024;

runMain(async () => {
  readArguments({});
  const build = requireBuild();
  const pages = fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  const began = performance.now();
  const { error, stdout, stderr } = spawnSync(
    'java',
    ['-jar', CHECKER, '--format', 'json', '--stdout', '--exit-zero-always', ...pages],
    { cwd: build, encoding: 'utf8', maxBuffer: MAX_OUTPUT },
  );
  if (error) throw new UserError(`The checker needs Java: install a runtime (${error.message}).`);
  if (!stdout) throw new UserError(`The checker said nothing: ${stderr}`);
  const { findings, unused } = judgeMessages(stdout, build);
  for (const finding of findings) console.log(finding);
  for (const { message } of unused) console.log(`Not called for any more, delete it: ${message}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (findings.length + unused.length > 0)
    throw new UserError(`${findings.length} findings, ${unused.length} exceptions to delete.`);
  console.log(`The W3C's checker finds nothing on ${pages.length} pages (${seconds} s).`);
});
