import { CodeBlock } from './CodeBlock.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** Package managers in the order shown: the framework runs on Bun, so bun comes first. */
const MANAGERS = ['bun', 'npm', 'pnpm', 'yarn'] as const;

export interface PackageManagerTabsProps {
  /** The command without the manager's name, as bun writes it: `add burger-api zod`. */
  command: string;
}

/** `add` is `install` for npm; the other managers share bun's word. */
function commandFor(manager: (typeof MANAGERS)[number], command: string): string {
  return `${manager} ${manager === 'npm' ? command.replace(/^add\b/, 'install') : command}`;
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
          <CodeBlock lang="sh" tabIndex={0}>
            <code>{commandFor(manager, command)}</code>
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}
