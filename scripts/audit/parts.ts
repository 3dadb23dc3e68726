/** The parts of the audit: each is one or more commands, and passes when all of them do. */

/** A program with its arguments; `env` is added to the environment of this process. */
export interface Command {
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export interface Part {
  /** A slash separates a group from its members: `site` chooses `site/nav` and all others of the group. */
  name: string;
  commands: readonly Command[];
  /** True for tests of the built site: the audit builds it once before the first of them. */
  needsBuild?: boolean;
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

export const DEFAULT_TIMES = 3;

/** Specs whose outcome depends on timing most: moving between pages, and failures of the network. */
const TIMED = ['addresses', 'position', 'pageChange', 'prefetch', 'recovery', 'failures'];

/** Tests with the tag `@audit`, and lists taken whole. */
const FULL = { AUDIT: '1' } as const;

const npx = (args: readonly string[], env: Command['env'] = {}): Command => ({ program: 'npx', args, env });

const npm = (args: readonly string[], env: Command['env'] = {}): Command => ({ program: 'npm', args, env });

function siteParts({ specFolders, wholeBrowser }: Surroundings): Part[] {
  const parts = specFolders.map((folder) => ({
    name: `site/${folder}`,
    commands: [npx(['playwright', 'test', '--project=site', `e2e/${folder}/`], FULL)],
    needsBuild: true,
  }));
  if (!wholeBrowser) return parts;
  // The tests of `npm test` once more: the other parts run in the headless shell.
  const env = { CHROME_PATH: wholeBrowser };
  const commands = [npm(['run', 'test:e2e'], env), npx(['playwright', 'test', '--project=chromium'], env)];
  return [...parts, { name: 'whole-browser', commands, needsBuild: true }];
}

const repetitions = ({ times }: Surroundings): Part[] =>
  Array.from({ length: times }, (_, index) => ({
    name: `repeat/${index + 1}`,
    commands: [
      npx(['playwright', 'test', '--project=site', ...TIMED.map((name) => `/${name}.spec`)]),
      npm(['run', 'test:engines']),
    ],
    needsBuild: true,
  }));

/** In the order in which they run: the short ones first. */
export function listParts(surroundings: Surroundings): Part[] {
  const matching = {
    MATCHING_RUNTIMES: 'minimum,primary,latest',
    MATCHING_PAIRS: '20000',
    MATCHING_SEED: String(surroundings.seed),
  };
  return [
    { name: 'routes', commands: [npx(['rstest', 'run', 'e2e/matching'], matching)] },
    { name: 'samples', commands: [npm(['run', 'samples', '--', '--runtime', 'latest'])] },
    { name: 'upstream', commands: [npx(['rstest', 'run', 'e2e/upstream'], FULL)] },
    { name: 'mutation-score', commands: [npx(['tsx', 'scripts/mutation-score'])] },
    { name: 'recipe-pairs', commands: [npx(['tsx', 'e2e/recipe-pairs'])] },
    { name: 'two-instances', commands: [npx(['tsx', 'e2e/two-instances'])] },
    ...siteParts(surroundings),
    ...surroundings.engines.map((engine) => ({
      name: `engines/${engine}`,
      commands: [npx(['playwright', 'test', `--project=${engine}`], FULL)],
      needsBuild: true,
    })),
    { name: 'additions', commands: [npx(['tsx', 'e2e/additions'])] },
    ...repetitions(surroundings),
  ];
}

const isMemberOf = (group: string, name: string) => name === group || name.startsWith(`${group}/`);

/** The parts, or groups of them, with the given names, or all; and the names that no part has. */
export function chooseParts(parts: readonly Part[], names: readonly string[]) {
  return {
    chosen:
      names.length === 0
        ? [...parts]
        : parts.filter((part) => names.some((name) => isMemberOf(name, part.name))),
    unknown: names.filter((name) => !parts.some((part) => isMemberOf(name, part.name))),
  };
}
