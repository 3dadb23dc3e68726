import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { compareBuilds } from './compareBuilds.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const MARKDOWN = `# Menu

The menu lists burgers. [More](/docs/more)

**All of them** \`GET /menu\` 200 OK

\`\`\`http title="Response"
HTTP/1.1 200 OK

["Classic"]
\`\`\`
`;

/** Writes a build: a document and a Markdown file for each route. @returns its absolute path. */
function writeBuild(name: string, pages: Readonly<Record<string, string>>): string {
  const build = path.join(root, name);
  fs.mkdirSync(path.join(build, 'docs'), { recursive: true });
  for (const [file, markdown] of Object.entries(pages)) {
    fs.writeFileSync(path.join(build, `${file}.md`), markdown);
    fs.writeFileSync(path.join(build, `${file}.html`), markdown);
  }
  return build;
}

const before = writeBuild('before', { 'docs/menu': MARKDOWN, 'docs/old': '# Old', 'docs/same': '# Same' });

test('the report on equal builds lists no page', () => {
  expect(compareBuilds(before, before, 'main')).toBe(
    '## Change report\n\nCompared with `main`: 0 pages added, 0 gone, 0 changed.\n',
  );
});

test('a report names pages, words, responses and links that differ', () => {
  const menu = MARKDOWN.replace('lists burgers', 'lists all burgers')
    .replace('/docs/more', '/docs/same')
    .replace('Classic', 'Classic", "Cheese');
  const after = writeBuild('after', { 'docs/menu': menu, 'docs/new': '# New', 'docs/same': '# Same' });
  const report = compareBuilds(before, after, 'main');
  expect(report).toContain('1 pages added, 1 gone, 1 changed');
  expect(report).toContain('\nAdded: `/docs/new`\n');
  expect(report).toContain('\nGone: `/docs/old`\n');
  expect(report).toContain('\nChanged: `/docs/menu`\n');
  expect(report).toContain('lists {+all+} burgers. [-[More](/docs/more)-]{+[More](/docs/same)+}');
  expect(report).toContain('[-["Classic"]-]{+["Classic", "Cheese"]+}');
  expect(report).not.toContain('<summary>/docs/same');
});

test('the text of a page is escaped in the report', () => {
  const hostile = '````\n</details> @someone\n````';
  const after = writeBuild('hostile', { 'docs/menu': MARKDOWN + hostile, 'docs/same': '' });
  expect(compareBuilds(before, after, '`main|')).toContain("Compared with `'main\\|`:");
  expect(compareBuilds(before, after, 'main')).toMatch(/\n`{5}text\n[\s\S]*@someone[\s\S]*\n`{5}\n/);
});

test('a report fits into a comment, for any change', () => {
  const pages = (word: string) =>
    Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`docs/p${at}`, `${word}${at} one\n`.repeat(400)]),
    );
  const report = compareBuilds(writeBuild('many', pages('a')), writeBuild('others', pages('b')), 'main');
  expect(report.length).toBeLessThan(65_536);
  expect(report).toMatch(/The words of \d+ more pages are left out/);
  expect(report).toContain('`/docs/p39`');
});
