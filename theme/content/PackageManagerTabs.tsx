import { contentPackageManager } from '#words';
import { commandFor, PACKAGE_MANAGERS } from '../../model/packageManagers.ts';
import { useText } from '../lib/useText.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Tab, Tabs } from './Tabs.tsx';

export interface PackageManagerTabsProps {
  /** The command without the manager's name, as the first manager writes it: `add some-package`, `add --dev some-package`. */
  command: string;
}

export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  const text = useText();
  return (
    <Tabs groupId="package-manager" label={text(contentPackageManager)}>
      {PACKAGE_MANAGERS.map((manager) => (
        <Tab key={manager} label={manager}>
          <CodeBlock lang="sh" title={manager} kind="terminal">
            <code>{commandFor(manager, command)}</code>
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}
