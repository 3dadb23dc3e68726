/**
 * `npm run samples`: type-checks every sample, runs it on the recommended Bun, plays its requests, compares with the
 * recordings, and prints the share of the code on the pages that is executed. `-- <name>` for some, `-- --record` to record,
 * `-- --runtime minimum|primary|latest`, or `all` for these and the page.
 */
import { BASE_RUNTIME, RUNTIMES, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { readArguments } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { ensureSamples } from '../setup.mjs';
import { checkSamples } from './checkSamples.ts';
import { checkSources } from './checkSources.ts';
import { checkRecordedTypes } from './findTypes.ts';
import { parseRuntimes } from './parseRuntimes.ts';
import { printFailures } from './report.ts';
import { checkShare } from './share.ts';
import { checkInPage } from './tryInPage.ts';

runMain(async () => {
  const { values, positionals } = readArguments(
    { record: { type: 'boolean', default: false }, runtime: { type: 'string', default: BASE_RUNTIME } },
    { allowPositionals: true },
  );
  // A recording has the differences between the runtimes, so it needs all of them.
  const runtimes = values.record ? RUNTIMES : parseRuntimes(values.runtime);
  await ensureSamples();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const began = performance.now();
  const { failures, checked } = await checkSamples({
    names: positionals,
    runtimes,
    record: values.record,
  });
  const failed = new Set(failures.map(({ sample }) => sample));
  const tried = checked.filter((name) => !failed.has(name));
  const problems = {
    'types.json': checkRecordedTypes(SAMPLES_DIR, values.record),
    'sources.json': checkSources(SAMPLES_DIR, tried, values.record),
    // Tests in browsers run the programs of all pages with each change.
    'inPage.json': runtimes === RUNTIMES ? await checkInPage(SAMPLES_DIR, tried, values.record) : undefined,
    docs: positionals.length === 0 ? checkShare() : undefined,
  };
  for (const [sample, message] of Object.entries(problems)) if (message) failures.push({ sample, message });
  printFailures(failures);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `\nSamples: ${checked.length} on ${runtimes.join(', ')}: ${failures.length} failures, ${seconds} s`,
  );
  if (failures.length > 0) throw new UserError('Samples failed.');
});
