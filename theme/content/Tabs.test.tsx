import { expect, test } from '@rstest/core';
import type { ReactNode } from 'react';
import { render } from '../../e2e/support/components/render.tsx';
import { one, property, selectAll, textsOf } from '../../e2e/support/html.ts';
import { PackageManagerTabs } from './PackageManagerTabs.tsx';
import { Tab, Tabs } from './Tabs.tsx';

const tabsOf = (children: ReactNode, label?: string) =>
  render(
    <Tabs groupId="runtime" label={label}>
      {children}
    </Tabs>,
  );

const TWO = [
  <Tab key="bun" label="Bun">
    <p>First</p>
  </Tab>,
  <Tab key="node" label="Node">
    <p>Second</p>
  </Tab>,
];

test('CODE-2 the first tab is selected, and it alone is a Tab stop', () => {
  const tabs = selectAll('[role="tab"]', tabsOf(TWO));
  expect(tabs.map((tab) => property(tab, 'ariaSelected'))).toEqual(['true', 'false']);
  expect(tabs.map((tab) => property(tab, 'tabIndex'))).toEqual(['0', '-1']);
});

test('CODE-2 each tab names its panel, each panel its tab, and all but the first panel are hidden', () => {
  const tree = tabsOf(TWO);
  const panels = selectAll('[role="tabpanel"]', tree);
  const tabs = selectAll('[role="tab"]', tree);
  expect(tabs.map((tab) => property(tab, 'ariaControls'))).toEqual(
    panels.map((each) => property(each, 'id')),
  );
  expect(panels.map((each) => property(each, 'ariaLabelledBy'))).toEqual(
    tabs.map((tab) => property(tab, 'id')),
  );
  expect(panels.map((each) => property(each, 'dataHidden') !== undefined)).toEqual([false, true]);
  expect(new Set(tabs.map((tab) => property(tab, 'id'))).size).toBe(2);
});

test('CODE-2 a list of tabs has a name of its own or a common one, and names its group', () => {
  const list = (label?: string) => one('[role="tablist"]', tabsOf(TWO, label));
  expect(property(list('Runtimes'), 'ariaLabel')).toBe('Runtimes');
  expect(property(list(), 'ariaLabel')).toBe('Variants');
  expect(property(list(), 'dataGroup')).toBe('runtime');
});

test('CODE-2 content that no tab can show is an error, spaces between tabs are none', () => {
  expect(textsOf('[role="tab"]', tabsOf([...TWO, ' ']))).toEqual(['Bun', 'Node']);
  const label = (<b>Deno</b>) as unknown as string;
  for (const wrong of ['words', <p key="p">A paragraph</p>, <Tab key="deno" label={label} />])
    expect(() => tabsOf([...TWO, wrong])).toThrow('<Tabs> takes <Tab label="…"> only');
});

test('CODE-2 a command is written for each package manager', () => {
  const tree = render(<PackageManagerTabs command="add --dev some-package" />);
  expect(textsOf('[role="tab"]', tree)).toEqual(['bun', 'npm', 'pnpm', 'yarn']);
  expect(textsOf('pre', tree)).toEqual([
    'bun add --dev some-package',
    'npm install --save-dev some-package',
    'pnpm add --save-dev some-package',
    'yarn add --dev some-package',
  ]);
});
