import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { one, property, selectAll, textsOf } from '../../e2e/support/html.ts';
import { BlockPlace, BlockStep, CodeBlock, type CodeBlockProps } from './CodeBlock.tsx';

const blockOf = (props: CodeBlockProps = {}) =>
  render(
    <CodeBlock {...props}>
      <code>1</code>
    </CodeBlock>,
  );

const labelsOf = (props: CodeBlockProps) =>
  selectAll('button', blockOf(props)).map((button) => property(button, 'ariaLabel'));

test.each([
  [{ lang: 'ts' }, 'TypeScript', 'Copy TypeScript code'],
  [{ lang: 'ts', title: 'index.ts' }, 'index.ts', 'Copy index.ts'],
  [{ lang: 'nix' }, 'nix', 'Copy nix code'],
  [{}, 'Text', 'Copy Text code'],
])('CODE-1 a block of %j is called %s', (props, name, copy) => {
  expect(textsOf('figcaption > span', blockOf(props))).toEqual([name]);
  expect(labelsOf(props).at(-1)).toBe(copy);
});

test('CODE-1 only a program has a button that wraps lines; a terminal breaks them by itself', () => {
  expect(selectAll('[data-wrap-button]', blockOf({ lang: 'ts' }))).toHaveLength(1);
  expect(selectAll('[data-wrap-button]', blockOf({ lang: 'sh', kind: 'terminal' }))).toHaveLength(0);
});

test('CODE-4.f the tools of a program are a popover with a button; a single tool has no menu', () => {
  const program = blockOf({ lang: 'ts', title: 'index.ts', types: true });
  const [menu, ...tools] = selectAll('button', program);
  expect(menu && property(menu, 'ariaLabel')).toBe('Tools for index.ts');
  expect(menu && property(menu, 'popoverTarget')).toBe(property(one('[popover="auto"]', program), 'id'));
  expect(selectAll('[popover="auto"] > button', program)).toEqual(tools);
  expect(tools).toHaveLength(3);
  for (const props of [{ kind: 'terminal' }, { kind: 'message' }] as const)
    expect(selectAll('[popover]', blockOf(props))).toEqual([]);
});

test('CODE-3 only a block with names of the framework has a button for their types', () => {
  expect(labelsOf({ lang: 'ts', title: 'index.ts', types: true })).toContain('Types in index.ts');
  expect(labelsOf({ lang: 'ts', title: 'index.ts' })).toHaveLength(3);
});

test('a part of a block has no header; a late one is shown in its own way', () => {
  const part = (late: boolean) =>
    render(
      <BlockPlace value="part">
        <BlockStep value={{ showLate: (shown) => <aside>{shown}</aside> }}>
          <CodeBlock late={late}>1</CodeBlock>
        </BlockStep>
      </BlockPlace>,
    );
  expect(selectAll('figure, button, aside', part(false))).toEqual([]);
  expect(textsOf('aside > pre', part(true))).toEqual(['1']);
});

test('the change of a step is a part of the header of its file', () => {
  const tree = render(
    <BlockStep value={{ note: 'New file' }}>
      <CodeBlock title="index.ts">1</CodeBlock>
    </BlockStep>,
  );
  expect(textsOf('figcaption > span', tree)).toEqual(['index.ts', 'New file']);
  expect(one('pre', tree).children).toHaveLength(1);
});
