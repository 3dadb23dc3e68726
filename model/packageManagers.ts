/** In display order; commands are written for the first one. */
export const PACKAGE_MANAGERS = ['bun', 'npm', 'pnpm', 'yarn'] as const;

type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Words that differ from the first one's `add` and `--dev`. */
const WORDS: Readonly<Record<PackageManager, { add?: string; dev?: string }>> = {
  bun: {},
  npm: { add: 'install', dev: '--save-dev' },
  pnpm: { dev: '--save-dev' },
  yarn: {},
};

/** Translates a command. @param command without the manager: `add --dev some-package`. */
export function commandFor(manager: PackageManager, command: string): string {
  const { add = 'add', dev = '--dev' } = WORDS[manager];
  return `${manager} ${command.replace(/^add\b/, add).replace(/--dev\b/, dev)}`;
}
