import { expect, test } from '@rstest/core';
import { parseMarkdown } from '../content/parse.ts';
import { leaveOutDrawings, wordsOfDrawings } from './drawings.ts';

const wordsIn = (source: string) => wordsOfDrawings(source, () => parseMarkdown('/page.mdx', source).tree);

const IMPORTS =
  "import { Flow } from '#drawings/Flow.tsx';\nimport { Burger } from '#drawings/Burger.tsx';\n";

test('what stands inside a drawing with a caption is not searched', () => {
  const source = `${IMPORTS}
# Page

Intro.

<Flow caption="Said in a sentence.">

1. \`bun index.ts\`
2. - **a** [link](/docs/)
   - ~~b~~ is skipped

</Flow>

## Next

<Burger title="No caption">

1. Found.

</Burger>
`;
  const content = 'Intro. bun index.ts\na link\nb is skipped\n\nNext\n\nFound.';
  const page = { content, toc: [{ depth: 2, charIndex: content.indexOf('Next') }] };
  leaveOutDrawings(page, wordsIn(source));
  expect(page.content).toBe('Intro. \n\nNext\n\nFound.');
  expect(page.toc[0]?.charIndex).toBe(page.content.indexOf('Next'));
});

test('a page without drawings stays as it is', () => {
  const page = { content: 'Flow', toc: [] };
  leaveOutDrawings(page, wordsIn('<Flow caption="x">\n\nFlow\n\n</Flow>'));
  expect(page.content).toBe('Flow');
});
