/** The parts of the audit: each is one or more commands, and passes when all of them do. */

export interface Part {
  /** A slash separates a group from its members: `site` chooses `site/nav` and all others of the group. */
  name: string;
  /** Programs, each with its arguments. */
  commands: readonly string[];
  /** Added to the environment of this process. */
  env?: Readonly<Record<string, string>>;
}

export interface Surroundings {
  /** Folders of specs below `e2e`, without `engines`. */
  specFolders: readonly string[];
  engines: readonly string[];
  /** Path of a whole browser where the tests otherwise run in a headless shell. */
  wholeBrowser?: string | undefined;
  /** Number of repetitions of the tests that depend on timing. */
  times: number;
  /** Seed of the routes that are compared with Bun. */
  seed: number;
}

/** Specs whose outcome depends on timing most: moving between pages, and failures of the network. */
const TIMED = ['addresses', 'position', 'pageChange', 'prefetch', 'recovery', 'failures'];

/** Tests with the tag `@audit`, and lists taken whole. */
const FULL = { AUDIT: '1' };

/** In the order in which they run: the short ones first. */
export function listParts({ specFolders, engines, wholeBrowser, times, seed }: Surroundings): Part[] {
  const matching = {
    MATCHING_RUNTIMES: 'minimum,primary,latest',
    MATCHING_PAIRS: '20000',
    MATCHING_SEED: String(seed),
  };
  const parts: Part[] = [
    { name: 'routes', commands: ['npx rstest run e2e/matching'], env: matching },
    { name: 'samples', commands: ['npm run samples -- --runtime all'] },
    { name: 'exercises', commands: ['npx rstest run e2e/exercises'], env: FULL },
    { name: 'upstream', commands: ['npx rstest run e2e/upstream'], env: FULL },
    { name: 'mutation-score', commands: ['npx tsx scripts/mutation-score'] },
    { name: 'recipe-pairs', commands: ['npx tsx e2e/recipe-pairs'] },
    { name: 'two-instances', commands: ['npx tsx e2e/two-instances'] },
  ];
  for (const folder of specFolders) {
    const commands = [`npx playwright test --project=site e2e/${folder}/`];
    parts.push({ name: `site/${folder}`, commands, env: FULL });
  }
  // The tests of `npm test` once more: the other parts run in the headless shell.
  if (wholeBrowser) {
    const commands = ['npx playwright test --project=site --project=chromium'];
    parts.push({ name: 'whole-browser', commands, env: { CHROME_PATH: wholeBrowser } });
  }
  for (const engine of engines) {
    const commands = [`npx playwright test --project=${engine}`];
    parts.push({ name: `engines/${engine}`, commands, env: FULL });
  }
  parts.push({ name: 'additions', commands: ['npx tsx e2e/additions'] });
  const timed = TIMED.map((name) => `/${name}.spec`).join(' ');
  const repeated = [`npx playwright test --project=site ${timed}`, 'npm run test:engines'];
  for (let at = 1; at <= times; at += 1) parts.push({ name: `repeat/${at}`, commands: repeated });
  return parts;
}

const isMemberOf = (group: string, name: string) => name === group || name.startsWith(`${group}/`);

/** The parts, or groups of them, with the given names, or all; and the names that no part has. @param from the first of them. */
export function chooseParts(parts: readonly Part[], names: readonly string[], from?: string) {
  const isChosen = ({ name }: Part) => names.length === 0 || names.some((group) => isMemberOf(group, name));
  const chosen = parts.filter(isChosen);
  const start = chosen.findIndex(({ name }) => name === from);
  return {
    chosen: chosen.slice(Math.max(start, 0)),
    unknown: [...names, ...(from ? [from] : [])].filter(
      (name) => !parts.some((part) => isMemberOf(name, part.name)),
    ),
  };
}
