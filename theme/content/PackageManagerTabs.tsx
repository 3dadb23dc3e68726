import { contentPackageManager } from '#words';
import { useText } from '../lib/useText.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** Package managers in the order shown; commands are written as the first one has them. */
const MANAGERS = ['bun', 'npm', 'pnpm', 'yarn'] as const;

export interface PackageManagerTabsProps {
  /** The command without the manager's name, as the first manager writes it: `add some-package`, `add --dev some-package`. */
  command: string;
}

/** How a manager writes what the first one calls `add` and `--dev`, where it has words of its own. */
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
  const text = useText();
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {MANAGERS.map((manager) => `\n**${manager}**\n\n\`\`\`sh\n${commandFor(manager, command)}\n\`\`\`\n`)}
      </>
    );
  }
  return (
    <Tabs groupId="package-manager" label={text(contentPackageManager)}>
      {MANAGERS.map((manager) => (
        <Tab key={manager} label={manager}>
          <CodeBlock lang="sh" title={manager} kind="terminal">
            <code>{commandFor(manager, command)}</code>
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}
