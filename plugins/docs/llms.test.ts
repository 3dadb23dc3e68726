import { describe, expect, test } from '@rstest/core';
import { filterLlmsFullTxt, filterLlmsTxt } from './llms.ts';

const hidden = (route: string) => ['/docs/secret', '/docs/old/'].includes(route);

describe('DATA-2.b the files for language models', () => {
  test('llms.txt loses the lines of hidden pages only', () => {
    const text = [
      '# Site',
      '',
      '## Docs',
      '',
      '- [Introduction](https://site.example/docs/index.md): Words (about [it](x)).',
      '- [Secret [1]](https://site.example/docs/secret.md): Words.',
      '- [Old](https://site.example/docs/old/index.md)',
      '- [Secrets](https://site.example/docs/secrets.md)',
      '- a line of words',
    ];
    expect(filterLlmsTxt(text.join('\n'), hidden).split('\n')).toEqual(
      text.filter((_, at) => at !== 5 && at !== 6),
    );
  });

  test('llms-full.txt loses whole pages, whatever is in them', () => {
    const part = (url: string, text: string) => `---\nurl: ${url}\n---\n\n${text}\n\n`;
    const text =
      part('https://site.example/docs/index.md', 'A\n\n---\n\nB') +
      part('https://site.example/docs/secret.md', 'Secret\n\n---\n\nmore') +
      part('/docs/old/index.md', 'Old') +
      part('https://site.example/docs/secrets.md', 'C');
    expect(filterLlmsFullTxt(text, hidden)).toBe(
      part('https://site.example/docs/index.md', 'A\n\n---\n\nB') +
        part('https://site.example/docs/secrets.md', 'C'),
    );
  });
});
