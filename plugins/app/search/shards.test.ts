import { describe, expect, it } from '@rstest/core';
import { createShards, type EnginePage } from './shards.ts';

const page = (given: Partial<EnginePage>): EnginePage => ({
  routePath: '/docs/a',
  title: 'A',
  content: '',
  frontmatter: {},
  toc: [],
  ...given,
});

const noVersion = () => undefined;

describe('createShards', () => {
  it('cuts a page at its headings, sentences apart from code', () => {
    const content = 'Intro.\n\nFirst\n\nA sentence.\n\nconst a = serve();\n\nSecond\n\nEnd.';
    const toc = ['First', 'Second'].map((text) => ({
      id: text.toLowerCase(),
      text,
      charIndex: content.indexOf(text),
    }));
    const { headings, bodies } = createShards([page({ content, toc })], noVersion);
    expect(headings[0]?.headings).toEqual([
      ['first', 'First'],
      ['second', 'Second'],
    ]);
    expect(bodies.prose).toEqual([['Intro.', 'A sentence.', 'End.']]);
    expect(bodies.code).toEqual([['', 'const a = serve();', '']]);
  });

  it('gives the same bytes for the same pages in another order', () => {
    const pages = [page({ routePath: '/docs/b' }), page({ routePath: '/docs/a' })];
    expect(createShards(pages, noVersion)).toEqual(createShards([...pages].reverse(), noVersion));
  });

  it('leaves out pages that are not to be found, home, and lists of links', () => {
    const content = 'Text.\n\nRelated pages\n\nOther page';
    const toc = [{ id: 'related-pages', text: 'Related pages', charIndex: content.indexOf('Related') }];
    const { headings, bodies } = createShards(
      [
        page({ content, toc }),
        page({ routePath: '/x', frontmatter: { search: false } }),
        page({ routePath: '/', frontmatter: { pageType: 'home' } }),
      ],
      noVersion,
    );
    expect(headings).toEqual([{ path: '/docs/a', title: 'A', summary: '', headings: [] }]);
    expect(bodies.prose).toEqual([['Text.']]);
  });

  it('keeps a heading that the engine could not place, without text', () => {
    const toc = [{ id: 'lost', text: '`Lost`', charIndex: -1 }];
    const { headings, bodies } = createShards([page({ content: 'All.', toc })], () => '1.0');
    expect(headings[0]).toMatchObject({ version: '1.0', headings: [['lost', 'Lost']] });
    expect(bodies.prose).toEqual([['All.', '']]);
  });
});
