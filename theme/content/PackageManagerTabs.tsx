import { CodeBlock } from './CodeBlock.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** Package managers in the order shown: the framework runs on Bun, so bun comes first. */
const MANAGERS = ['bun', 'npm', 'pnpm', 'yarn'] as const;

export interface PackageManagerTabsProps {
  /** The command without the manager's name, as bun writes it: `add burger-api zod`, `add --dev @types/bun`. */
  command: string;
}

/** How a manager writes what bun calls `add` and `--dev`, where it has words of its own. */
const WORDS: Readonly<Record<(typeof MANAGERS)[number], { add?: string; dev?: string }>> = {
  bun: {},
  npm: { add: 'install', dev: '--save-dev' },
  pnpm: { dev: '--save-dev' },
  yarn: {},
};

function commandFor(manager: (typeof MANAGERS)[number], command: string): string {
  const { add = 'add', dev = '--dev' } = WORDS[manager];
  return `${manager} ${command.replace(/^add\b/, add).replace(/--dev\b/, dev)}`;
}

/** One command for every package manager; the reader's choice is remembered. */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {MANAGERS.map((manager) => `\n**${manager}**\n\n\`\`\`sh\n${commandFor(manager, command)}\n\`\`\`\n`)}
      </>
    );
  }
  return (
    <Tabs groupId="package-manager" label="Package manager">
      {MANAGERS.map((manager) => (
        <Tab key={manager} label={manager}>
          <CodeBlock lang="sh">
            <code>{commandFor(manager, command)}</code>
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}
