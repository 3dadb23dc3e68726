import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { createSiteReader } from '../content/siteReader.ts';
import { type MarkdownText, writeLlms } from './llms.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'llms-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const read = (name: string) => fs.readFileSync(path.join(root, 'out', name), 'utf8');

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About it.\n${more}---\n\nText.\n`;

write('docs/_nav.json', '[{ "text": "Docs", "link": "/docs/", "activeMatch": "^/docs" }]');
write('docs/_versions.json', '[{ "name": "1.0.0" }]');
write('docs/docs/_meta.json', '["index", "b", "a"]');
write('docs/index.mdx', page('Home'));
write('docs/docs/index.mdx', page('Start'));
write('docs/docs/a.mdx', page('A'));
write('docs/docs/b.mdx', page('B'));
write('docs/docs/hidden.mdx', page('Hidden', 'unlisted: true\n'));
write('docs/about.mdx', page('About'));
write('docs/de/index.mdx', page('Start'));

test('R-7.e AGENT-1.a Markdown files lead to the list of listed pages, in the order of the sidebar', () => {
  const content = createSiteReader({
    root,
    docsDir: path.join(root, 'docs'),
    publicDirs: [],
    sidebars: [{ id: 'docs', label: 'Docs', navigation: 'Docs' }],
    sources: [],
    files: [],
  });
  const markdown = new Map<string, MarkdownText>([
    ['/', { title: '# Home\n', body: 'Words.\n' }],
    ['/docs/', { title: '# Start\n', body: 'Words.\n' }],
    ['/docs/a', { title: '', body: '```sh\n# Install\n```\n' }],
    ['/docs/b', { title: '# B\n', body: '' }],
    ['/docs/hidden', { title: '# Hidden\n', body: 'Words.\n' }],
    ['/about', { title: '# About\n', body: 'Words.\n' }],
    ['/de/', { title: '# Start\n', body: 'Worte.\n' }],
  ]);
  const locale = { dir: 'ltr', calendar: 'gregory' } as const;
  writeLlms(
    content,
    {
      title: 'Site',
      description: 'What it is.',
      address: 'https://a.org/base',
      locales: [
        { ...locale, code: 'en', label: 'English' },
        { ...locale, code: 'de', label: 'Deutsch' },
      ],
    },
    markdown,
    path.join(root, 'out'),
  );
  const pointer = '> All pages: [llms.txt](https://a.org/base/llms.txt)\n';
  expect(read('index.md')).toBe(`# Home\n\n${pointer}\nWords.\n`);
  // A comment in code is no title.
  expect(read('docs/a.md')).toBe(`${pointer}\n\`\`\`sh\n# Install\n\`\`\`\n`);
  expect(read('docs/b.md')).toBe(`# B\n\n${pointer}`);
  expect(read('docs/hidden.md')).toContain('# Hidden');
  const line = (title: string, file: string) => `- [${title}](https://a.org/base/${file}): About it.`;
  expect(read('llms.txt')).toBe(
    [
      '# Site',
      '',
      '> What it is.',
      '',
      '## Docs',
      '',
      line('Start', 'docs/index.md'),
      line('B', 'docs/b.md'),
      line('A', 'docs/a.md'),
      '',
      '## Others',
      '',
      line('About', 'about.md'),
      '',
      '## Deutsch',
      '',
      line('Start', 'de/index.md'),
      '',
    ].join('\n'),
  );
  const full = read('llms-full.txt');
  expect(full).toContain(
    '---\nurl: https://a.org/base/docs/b.md\n---\n\n# B\n\n---\nurl: https://a.org/base/docs/a.md',
  );
  expect(full).not.toContain('All pages');
  expect(full).not.toContain('Hidden');
});
