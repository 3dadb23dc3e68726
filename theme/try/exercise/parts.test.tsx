import { expect, test } from '@rstest/core';
import { render } from '../../../e2e/support/components/render.tsx';
import { one, property, selectAll, textsOf } from '../../../e2e/support/html.ts';
import { FileTabs } from './FileTabs.tsx';
import { Reward } from './Reward.tsx';

const layersOf = (count: number, solved: number) =>
  selectAll('[data-is]', render(<Reward count={count} solved={solved} />)).map((each) =>
    property(each, 'dataIs'),
  );

test('TRY-4 the burger has a layer for each exercise, the newest of those that are solved apart', () => {
  expect(layersOf(3, 2)).toEqual(['there', 'new', 'open']);
  expect(layersOf(2, 0)).toEqual(['open', 'open']);
  expect(property(one('svg', render(<Reward count={3} solved={2} />)), 'ariaLabel')).toBe(
    'A burger with 2 of 3 layers',
  );
});

const tabsOf = (path: string, canRemove = false) =>
  render(
    <FileTabs
      files={{ 'index.ts': '', 'api/route.ts': '' }}
      path={path}
      panel="panel"
      canRemove={canRemove}
      onChoose={() => {}}
      onAdd={() => {}}
      onRemove={() => {}}
    />,
  );

test('TRY-4 the file that is shown has the selected tab, which alone is a Tab stop', () => {
  const selected = selectAll('[role="tab"][aria-selected="true"]', tabsOf('api/route.ts'));
  expect(selected.map((tab) => [property(tab, 'tabIndex'), property(tab, 'ariaControls')])).toEqual([
    ['0', 'panel'],
  ]);
  expect(textsOf('[role="tab"][tabindex="0"]', tabsOf('api/route.ts'))).toEqual(['api/route.ts']);
});

test('TRY-4 only a file of the reader can be removed; a path is asked for on request', () => {
  expect(selectAll('button:not([role="tab"])', tabsOf('index.ts'))).toHaveLength(1);
  expect(selectAll('button:not([role="tab"])', tabsOf('index.ts', true))).toHaveLength(2);
  expect(property(one('button[aria-expanded]', tabsOf('index.ts')), 'ariaExpanded')).toBe('false');
  expect(selectAll('input', tabsOf('index.ts'))).toEqual([]);
});
