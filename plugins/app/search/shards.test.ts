import { describe, expect, it } from '@rstest/core';
import { createShards, type SearchedPage } from './shards.ts';

const page = (given: Partial<SearchedPage>): SearchedPage => ({
  routePath: '/docs/a',
  title: 'A',
  content: '',
  frontmatter: {},
  toc: [],
  version: undefined,
  ...given,
});

describe('createShards', () => {
  it('cuts a page at its headings, sentences apart from code', () => {
    const content = 'Intro.\n\nFirst\n\nA sentence.\n\nconst a = serve();\n\nSecond\n\nEnd.';
    const toc = ['First', 'Second'].map((text) => ({
      id: text.toLowerCase(),
      text,
      charIndex: content.indexOf(text),
    }));
    const { headings, bodies } = createShards([page({ content, toc })]);
    expect(headings[0]?.headings).toEqual([
      ['first', 'First'],
      ['second', 'Second'],
    ]);
    expect(bodies.prose).toEqual([['Intro.', 'A sentence.', 'End.']]);
    expect(bodies.code).toEqual([['', 'const a = serve();', '']]);
  });

  it('keeps rows and cells of tables apart, and what is no sentence', () => {
    const content = 'Two rows:\n\nName\tType\nport\tnumber\n\nAn item\n\nA line\nthat goes on.\n\nThe end.';
    const { bodies } = createShards([page({ content })]);
    expect(bodies.prose).toEqual([
      ['Two rows:\nName\tType\nport\tnumber\nAn item\nA line that goes on. The end.'],
    ]);
  });

  it('knows posts by their address, tags and month, and which is the newest', () => {
    const post = (routePath: string, date: string) =>
      page({ routePath, frontmatter: { date, tags: ['release', 'zod'] } });
    const { headings } = createShards([
      post('/blog/b-v2.1.0', '2025-05-31'),
      post('/blog/a-v2.0.0', '2025-01-01T00:00:00Z'),
    ]);
    expect(headings.map(({ names }) => names)).toEqual([
      'blog a-v2.0.0 release zod January 2025',
      'blog b-v2.1.0 release zod May 2025 latest newest',
    ]);
  });

  it('gives the same bytes for the same pages in another order', () => {
    const pages = [page({ routePath: '/docs/b' }), page({ routePath: '/docs/a' })];
    expect(createShards(pages)).toEqual(createShards([...pages].reverse()));
  });

  it('leaves out lists of links', () => {
    const content = 'Text.\n\nRelated pages\n\nOther page';
    const toc = [{ id: 'related-pages', text: 'Related pages', charIndex: content.indexOf('Related') }];
    const { headings, bodies } = createShards([page({ content, toc })]);
    expect(headings).toEqual([{ path: '/docs/a', title: 'A', summary: '', names: 'a', headings: [] }]);
    expect(bodies.prose).toEqual([['Text.']]);
  });

  it('keeps a heading that the engine could not place, without text', () => {
    const toc = [{ id: 'lost', text: '`Lost`', charIndex: -1 }];
    const { headings, bodies } = createShards([page({ content: 'All.', toc, version: '1.0' })]);
    expect(headings[0]).toMatchObject({ version: '1.0', headings: [['lost', 'Lost']] });
    expect(bodies.prose).toEqual([['All.', '']]);
  });
});
