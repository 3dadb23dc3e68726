import { describe, expect, it } from '@rstest/core';
import { createShards, type SearchedPage } from './shards.ts';

const page = (given: Partial<SearchedPage>): SearchedPage => ({
  route: '/docs/a',
  title: 'A',
  description: '',
  published: undefined,
  tags: undefined,
  asks: [],
  version: undefined,
  sections: [],
  ...given,
});

const intro = (text: string) => ({ id: '', heading: '', text });

describe('createShards', () => {
  it('sets sentences of each section apart from its code', () => {
    const sections = [
      intro('Intro.'),
      { id: 'first', heading: '`First`', text: 'A sentence.\n\nconst a = app.serve();' },
      { id: 'own', heading: 'Second', text: 'End.' },
    ];
    const { headings, bodies } = createShards([page({ sections, version: '1.0' })]);
    expect(headings[0]?.version).toBe('1.0');
    expect(headings[0]?.headings).toEqual(['First', ['own', 'Second']]);
    expect(bodies.prose).toEqual([['Intro.', 'A sentence.', 'End.']]);
    expect(bodies.code).toEqual([['', 'const a = app.serve();', '']]);
  });

  it('takes a sentence that begins with a call for a sentence', () => {
    const content = '`app.request()` sends a request.\n\napp.request();\n\nconst app = Bun.serve(4000);';
    const { bodies } = createShards([page({ sections: [intro(content.replaceAll('`', ''))] })]);
    expect(bodies.prose).toEqual([['app.request() sends a request.']]);
    expect(bodies.code).toEqual([['const app = Bun.serve(4000);']]);
  });

  it('leaves out statements without a name that is new on the page, and names in the code of two pages', () => {
    const code = (own: string) => ({
      sections: [
        intro(
          `The app.port is a number.\n\napp.port = 4000;\n\nconst untold = 1;\n\nawait app.start();\n\napp.${own}();`,
        ),
      ],
    });
    const own = ['alpha', 'beta'];
    const { bodies } = createShards(own.map((name) => page({ route: `/docs/${name}`, ...code(name) })));
    expect(bodies.code).toEqual([['app.alpha();'], ['app.beta();']]);
  });

  it('separates rows and cells of tables, and text that is no sentence', () => {
    const content = 'Two rows:\n\nName\tType\nport\tnumber\n\nAn item\n\nA line\nthat goes on.\n\nThe end.';
    const { bodies } = createShards([page({ sections: [intro(content)] })]);
    expect(bodies.prose).toEqual([
      ['Two rows:\nName\tType\nport\tnumber\nAn item\nA line that goes on. The end.'],
    ]);
  });

  it('knows posts by their address, tags and month, and which is the newest', () => {
    const post = (route: string, published: string) => page({ route, published, tags: ['release', 'zod'] });
    const { headings } = createShards([
      post('/blog/b-v2.1.0', '2025-05-31'),
      post('/blog/a-v2.0.0', '2025-01-01T00:00:00.000Z'),
      // A doc has a date, too, but gets none of these names.
      page({ published: '2025-06-01' }),
    ]);
    expect(headings.map(({ names }) => names)).toEqual([
      'blog a-v2.0.0 release zod January 2025',
      'blog b-v2.1.0 release zod May 2025 latest newest',
      'a',
    ]);
  });

  it('has the words that people ask for a page with, one for each stem', () => {
    const asks = ['blocked by the browser, CORS', 'my browsers say and block /users/[id]'];
    const { headings } = createShards([page({ asks }), page({ route: '/docs/b' })]);
    expect(headings.map(({ asks }) => asks)).toEqual(['/users [id] block browser cors say', undefined]);
  });

  it('gives the same bytes for the same pages in another order', () => {
    const pages = [page({ route: '/docs/b' }), page({ route: '/docs/a' })];
    expect(createShards(pages)).toEqual(createShards([...pages].reverse()));
  });

  it('leaves out lists of links', () => {
    const sections = [intro('Text.'), { id: 'related-pages', heading: 'Next step', text: 'Other page' }];
    const { headings, bodies } = createShards([page({ sections })]);
    expect(headings).toEqual([{ path: '/docs/a', title: 'A', summary: '', names: 'a', headings: [] }]);
    expect(bodies.prose).toEqual([['Text.']]);
  });
});
