import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { content, dir, page, problems, siteForEachTest, write } from '../../../e2e/support/checkedSite.ts';
import { diagnostic } from '../diagnostic.ts';
import { checkSite } from './index.ts';

siteForEachTest();

describe('DATA-4 the text of a page', () => {
  const components = ['Tab', 'Tabs'];
  const inPage = (text: string, file = 'docs/docs/text.mdx') => {
    // Imported by some of them.
    write({ [file]: page(text), 'docs/docs/_parts.tsx': '', 'docs/docs/_styles.css': '' });
    return problems({ components }).map((problem) => problem.replace(`${file}:`, ''));
  };

  test('components, names, containers and fences that are right are no problem', () => {
    expect(
      inPage(
        [
          "import { Card, list as entries } from './_parts.tsx';",
          "import Shown, * as All from './_parts.tsx';",
          '',
          'export const own = (value) => value + entries.length;',
          '',
          '# Text {/* a comment */}',
          '',
          '<Tabs>',
          '<Tab label={own(1)} {...props}><Card.Part to={entries.map(({ to, ...rest }) => to ?? rest)} /></Tab>',
          '</Tabs>',
          '',
          '<Shown when={new Date(Math.max(1, 2)).toISOString()} all={{ key: All.of, entries }} />',
          '',
          'A text of {own(entries[0])} and \\{no} `{code}`.',
          '',
          ':::tip Title',
          'Words.',
          ':::',
          '',
          ':::details[Title]',
          '',
          '- One.',
          '',
          '```ts{1} title="a"',
          ':::no container',
          'import x from "y";',
          '```',
          '',
          ':::',
          '',
          '```',
          'plain',
          '```',
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  test('an unknown component is named with the nearest one', () => {
    expect(inPage('# T\n\n<Tabss>\nText.\n</Tabss>')).toEqual([
      '7: Unknown component "Tabss". Did you mean "Tabs"? Available components: "Tab", "Tabs". Others are imported.',
    ]);
    expect(inPage("import { Card } from './_parts.tsx';\n\n# T\n\nA <Crad /> in a line.")).toEqual([
      '9: Unknown component "Crad". Did you mean "Card"? Available components: "Tab", "Tabs", "Card". Others are imported.',
    ]);
  });

  test('a name in braces that is not defined is named, with the way to write text', () => {
    expect(inPage('# T\n\nHello {name}, and <Tab label={lable} />.')).toEqual([
      '7: "name" is not defined on this page. Import it, or write text in braces as `\\{name}` or as code.',
      '7: "lable" is not defined on this page. Import it, or write text in braces as `\\{lable}` or as code.',
    ]);
    expect(inPage('export const label = 1;\n\n# T\n\n{lable.length}')).toEqual([
      '9: "lable" is not defined on this page. Did you mean "label"? Available names: "label". Import it, or write text in braces as `\\{lable}` or as code.',
    ]);
  });

  test('names of the language are defined on every page', () => {
    expect(inPage("# T\n\n{encodeURIComponent('x')} {parseInt('4')} {[1].length} {new Map().size}")).toEqual(
      [],
    );
  });

  test('an import that Markdown takes for text is one problem', () => {
    expect(inPage("# T\n\nWords.\nimport { Card } from './_parts.tsx';\n\n<Card />")).toEqual([
      '8: This import is text. Write it at the beginning of its line, with an empty line above and below.',
    ]);
    expect(inPage("# T\n\n- import Card from './_parts.tsx';\n\n<Card />")).toEqual([
      '7: This import is text. Write it at the beginning of its line, with an empty line above and below.',
    ]);
    expect(inPage('# T\n\nYou import a module from "zod".\nThe exports are const.')).toEqual([]);
  });

  test('a line with a mistake in its text is one problem, and those of its elements are left out', () => {
    write({ 'docs/docs/text.mdx': page('# T\n\nHello {name}.\n\n<Sample name="no/such" />') });
    const file = path.join(dir, 'docs/docs/text.mdx');
    const ofElements = [diagnostic(file, 7, 'Unknown name.'), diagnostic(file, 9, 'Unknown sample.')];
    const found = checkSite(content({ components: ['Sample'] }), (asked) =>
      asked === file ? ofElements : [],
    );
    expect(found.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      expect.stringMatching(/^7: "name" is not defined on this page\./),
      '9: Unknown sample.',
    ]);
  });

  test('a container is known, closed and begun, in Markdown too', () => {
    const text =
      '# T\n\n:::tpi Title\nWords.\n:::\n\n:::note\nOne.\n\n:::tip\nTwo.\n:::\n\nWords.\n\n:::\n\n:::info\nThree.';
    const found = [
      '7: Unknown container "tpi". Did you mean "tip"? Available containers: "caution", "danger", "details", "important", "info", "note", "tip", "warning".',
      '11: The container ":::note" is not closed. End it with a line `:::`.',
      '20: This `:::` closes no container. Remove it, or begin one with `:::tip`.',
      '22: The container ":::info" is not closed. End it with a line `:::`.',
    ];
    expect(inPage(text)).toEqual(found);
    fs.rmSync(path.join(dir, 'docs/docs/text.mdx'));
    expect(inPage(text, 'docs/docs/text.md')).toEqual(found);
  });

  test('a container ends beside its beginning, has a plain title, and a callout a known name', () => {
    const text =
      '# T\n\n:::details A `[...]` folder\n\nWords.\n\n:::\n\n:::tip\n\n- One.\n- Two.\n:::\n\n> [!HINT]\n> Words.\n\n> [!TIP]\n> Words.';
    expect(inPage(text)).toEqual([
      '7: The title of ":::details" ends at code, markup or a link. Write it as plain text.',
      '17: This `:::` is a part of the block above it. Write an empty line between them.',
      expect.stringMatching(/^19: Unknown callout "HINT"\./),
    ]);
  });

  test('the language of a fence is known', () => {
    expect(inPage('# T\n\n```typscript\na\n```\n\n```text\na\n```')).toEqual([
      expect.stringMatching(
        /^7: Unknown language "typscript"\. Did you mean "typescript"\? Nearest languages: /,
      ),
    ]);
  });

  test('an option of a fence that has no effect is named, words in titles are none', () => {
    expect(
      inPage(
        '# T\n\n```ts title="file lineNumbers" {2-3} wrap\na\n```\n\n```ts file="./a.ts"\n```\n\n```ts lineNumbers height=200\na\n```',
      ),
    ).toEqual([
      '11: The option "file" of code has no effect with this theme. Show the program as a sample, with `<Sample name="…" />`, or write it in the fence.',
      expect.stringMatching(/^14: The option "lineNumbers" of code/),
      '14: The option "height" of code has no effect with this theme. Remove it.',
    ]);
  });

  test('tabs hold nothing but tabs', () => {
    const tabs = (text: string) =>
      `# T\n\n<Tabs>\n${text}{/* a comment */}\n<Tab label="A">\n\na\n\n</Tab>\n</Tabs>`;
    expect(inPage(tabs(''))).toEqual([]);
    expect(inPage(tabs('\nWords.\n\n'))).toEqual([
      '9: <Tabs> shows its tabs only. Write this into a `<Tab label="…">`, or below.',
    ]);
  });

  test('a page has one heading of level 1, a part of pages may have any', () => {
    expect(inPage('# One\n\n## Two\n\n# Three')).toEqual([
      "9: A page has one heading of level 1, and this one's is in line 5. Begin this one with `##`.",
    ]);
    fs.rmSync(path.join(dir, 'docs/docs/text.mdx'));
    expect(inPage('# One\n\n# Three', 'docs/docs/_part.mdx')).toEqual([]);
  });

  test('a page has a text', () => {
    expect(inPage('')).toEqual([
      '6: The page has no text. Write a heading and a sentence below the front matter.',
    ]);
    expect(inPage("import './_styles.css';")).toEqual([
      '6: The page has no text. Write a heading and a sentence below the front matter.',
    ]);
  });
});
