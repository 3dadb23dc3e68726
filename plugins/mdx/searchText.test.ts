import { expect, test } from '@rstest/core';
import type { Root } from 'mdast';
import { parseMarkdown } from '../content/parse.ts';
import type { SearchText } from './elements.ts';
import { readSections } from './searchText.ts';

function sectionsOf(
  source: string,
  programs: readonly SearchText[] = [],
  parts: Record<string, string> = {},
) {
  const { tree, headings } = parseMarkdown('/page.mdx', source);
  return readSections(tree as Root, {
    headings,
    programs,
    partOf: (file) => parseMarkdown('/part.mdx', parts[file] ?? '').tree,
  });
}

const textsOf = (...given: Parameters<typeof sectionsOf>) => sectionsOf(...given).map(({ text }) => text);

test('headings of levels 2 to 4 begin sections, also inside an element', () => {
  const source = `---
title: Page
---

# Page

Intro.

## The \`openapi\` export \\{#export}

<Steps>

### Inside

Text.

##### Deep

</Steps>

> ## Quoted

#### Last
`;
  expect(sectionsOf(source)).toEqual([
    { id: '', heading: '', text: 'Intro.' },
    { id: 'export', heading: 'The openapi export', text: '' },
    { id: 'inside', heading: 'Inside', text: 'Text.\n\nDeep\n\nQuoted' },
    { id: 'last', heading: 'Last', text: '' },
  ]);
});

test('blocks, rows and cells are separated; other content is left out', () => {
  const source = `import { X } from './x.tsx';

A **word**, \`code\`, [a link](/a "t") and <kbd>K</kbd>{/* note */}.\\
Next line.

- one
- two

| Name | Type |
| --- | --- |
| port | number |

\`\`\`ts
const a = 1;
\`\`\`

:::tip Careful
Inside.
:::

![Picture](/a.png)

{/* comment */}
`;
  expect(textsOf(source)).toEqual([
    'A word, code, a link and K.\nNext line.\n\none\n\ntwo\n\nName\tType\nport\tnumber\n\nconst a = 1;\n\nCareful\nInside.',
  ]);
});

test('NAV-4.d a program joins the section that shows it', () => {
  const source = '# Page\n\nIntro.\n\n## One\n\nText.\n\n<Sample name="x" />\n\n## Two\n\nMore.\n';
  const programs = [
    { line: 3, text: 'first' },
    { line: 9, text: 'const code = 1;' },
    { line: 12, text: 'last' },
  ];
  expect(textsOf(source, programs)).toEqual(['Intro.\n\nfirst', 'Text.\n\nconst code = 1;', 'More.\n\nlast']);
});

test('labels of a drawing with a caption are not searched', () => {
  const source = `import { Flow } from '#drawings/Flow.tsx';
import { Burger } from '#drawings/Burger.tsx';

Intro.

<Flow caption="Said in a sentence.">

1. \`bun index.ts\`

</Flow>

## Next

<Burger title="No caption">

1. Found.

</Burger>
`;
  expect(textsOf(source)).toEqual(['Intro.', 'Found.']);
});

test('imported text is searched in its own section', () => {
  const source = "import Part from './_part.mdx';\n\n## One\n\n<Part />\n\n## Two\n\n<Unknown />\n";
  expect(textsOf(source, [], { './_part.mdx': '# Part\n\nShared.\n\n## Below\n\nMore.' })).toEqual([
    '',
    'Part\n\nShared.\n\nBelow\n\nMore.',
    '',
  ]);
});

test('elements that end a line end a word', () => {
  expect(textsOf('one<br />two <b>three</b>\n')).toEqual(['one\ntwo three']);
  expect(textsOf('<ul><li>one</li><li>two</li></ul>\n')).toEqual(['one\ntwo']);
});
