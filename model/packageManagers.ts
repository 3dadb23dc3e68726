/** Package managers in the order shown; commands are written as the first one has them. */
export const PACKAGE_MANAGERS = ['bun', 'npm', 'pnpm', 'yarn'] as const;

type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** How a manager writes what the first one calls `add` and `--dev`, where it has words of its own. */
const WORDS: Readonly<Record<PackageManager, { add?: string; dev?: string }>> = {
  bun: {},
  npm: { add: 'install', dev: '--save-dev' },
  pnpm: { dev: '--save-dev' },
  yarn: {},
};

/** A command of the first manager as another one writes it. @param command without the manager's name: `add --dev some-package`. */
export function commandFor(manager: PackageManager, command: string): string {
  const { add = 'add', dev = '--dev' } = WORDS[manager];
  return `${manager} ${command.replace(/^add\b/, add).replace(/--dev\b/, dev)}`;
}
