import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { contentVariants } from '#words';
import { useText } from '../lib/useText.ts';
import { BlockPlace } from './CodeBlock.tsx';
import styles from './Tabs.module.css';

export interface TabProps {
  /** Name of the tab; lists of a group select by it. */
  label: string;
  children?: ReactNode;
}

export interface TabsProps {
  /** Lists of the same group share one choice, which is remembered. */
  groupId?: string | undefined;
  label?: string | undefined;
  children?: ReactNode;
}

export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** @throws for content outside of a tab, and for a tab without a text as its label. */
function asTab(child: ReactNode): ReactElement<TabProps> {
  if (isValidElement<TabProps>(child) && typeof child.props.label === 'string') return child;
  throw new Error('<Tabs> takes <Tab label="…"> only');
}

/** Space between two tabs. */
const isSpace = (child: ReactNode) => child === ' ';

/**
 * Blocks of code in one place: the tabs are their header, in the ARIA pattern. The markup is complete and static: the head
 * script switches the panels, and without scripts or on paper all blocks are shown, each below a separate header.
 */
export function Tabs({ groupId, label, children }: TabsProps) {
  const text = useText();
  const id = useId();
  const tabs = Children.toArray(children)
    .filter((child) => !isSpace(child))
    .map(asTab);
  return (
    <div className={styles.tabs}>
      <div
        className={`code-header ${styles.list}`}
        role="tablist"
        aria-label={label ?? text(contentVariants)}
        data-group={groupId}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.props.label}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-tab={tab.props.label}
          >
            {tab.props.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.props.label}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-hidden={index === 0 ? undefined : ''}
        >
          <BlockPlace value="tab">{tab.props.children}</BlockPlace>
        </div>
      ))}
    </div>
  );
}
