import { describe, expect, it } from '@rstest/core';
import type { BodiesShard, HeadingsShard } from '../../../model/searchFiles.ts';
import { splitCamelCase, stemOf, termsOf } from '../../../model/searchTerms.ts';
import { parseQuery } from './concepts.ts';
import { excerptOf, markWords } from './excerpt.ts';
import { SearchIndex } from './searchIndex.ts';
import { EXCERPT_LENGTH, GENERAL_WEIGHT } from './weights.ts';

const HEADINGS: HeadingsShard = [
  {
    path: '/docs/wild',
    title: 'Wildcard Routes',
    summary: '',
    names: '',
    version: '2.0',
    headings: [['own-404', 'Your own 404']],
  },
  { path: '/docs/1.0/wild', title: 'Wildcard Routes', summary: '', names: '', version: '1.0', headings: [] },
  {
    path: '/docs/check',
    title: 'Schema Validation',
    summary: 'Check bodies.',
    names: '',
    version: '2.0',
    asks: 'body dto fields reject undefined unknown',
    headings: ['Bodies'],
  },
  {
    path: '/blog/news',
    title: 'News',
    summary: '',
    names: 'blog site-v2.1.0-release release May 2025',
    headings: [],
  },
];

const BODIES: BodiesShard = {
  prose: [
    ['A folder named [...] takes the rest.', 'Answer unknown paths yourself.'],
    ['Old.'],
    [
      'Every request is validated, as is its token.',
      'The message is: Failed to parse JSON, says the parser.',
    ],
    ['The release adds /openapi.json to all.'],
  ],
  code: [['const rest = req.wildcardParams;', ''], [''], ['', ''], ['']],
};

async function createEngine(): Promise<SearchIndex> {
  const engine = new SearchIndex(HEADINGS);
  await engine.addBodies(BODIES);
  return engine;
}

const addressesOf = (engine: SearchIndex, query: string, version = '2.0') =>
  engine.search(query, { version }).hits.map(({ path, id }) => (id ? `${path}#${id}` : path));

describe('SearchIndex', () => {
  it.each([
    ['another order', 'routes wildcard', '/docs/wild'],
    ['the beginning of a word', 'wildc', '/docs/wild'],
    ['another form of a word', 'validate', '/docs/check'],
    ['a wrong letter', 'wildcord', '/docs/wild'],
    ['letters changed places', 'wildcrad', '/docs/wild'],
    ['a slip in an unfinished word', 'valdati', '/docs/check'],
    ['the parts of an identifier', 'wildcard params', '/docs/wild'],
    ['an identifier', 'req.wildcardParams', '/docs/wild'],
    ['a folder name', '[...slug]', '/docs/wild'],
    ['a path', '/openapi.json', '/blog/news'],
    ['a status code', '404', '/docs/wild#own-404'],
    ['a synonym', 'splat', '/docs/wild'],
    ['a pasted answer', '{"errors":{"body":[{"message":"Failed to parse JSON"}]}}', '/docs/check#bodies'],
    ['what people ask for, which the pages do not say', 'dto', '/docs/check'],
    ['the same in another order', 'unknown fields rejected', '/docs/check'],
    ['a question', 'how do I use wildcards?', '/docs/wild'],
  ])('finds %s', async (_name, query, wanted) => {
    expect(addressesOf(await createEngine(), query)[0]).toBe(wanted);
  });

  it('finds only pages of the version being read, and those without one', async () => {
    const engine = await createEngine();
    expect(addressesOf(engine, 'wildcard')).not.toContain('/docs/1.0/wild');
    expect(addressesOf(engine, 'wildcard', '1.0')).toEqual(['/docs/1.0/wild']);
    expect(addressesOf(engine, 'news', '1.0')).toEqual(['/blog/news']);
  });

  it('answers from headings until the text is there', async () => {
    const engine = new SearchIndex(HEADINGS);
    expect(engine.search('bodies')).toMatchObject({ complete: false });
    expect(addressesOf(engine, 'parser')).toEqual([]);
    await engine.addBodies(BODIES);
    expect(addressesOf(engine, 'parser')).toEqual(['/docs/check#bodies']);
    expect(engine.search('bodies')).toMatchObject({ complete: true });
  });

  it('refuses text of another build', async () => {
    await expect(new SearchIndex(HEADINGS).addBodies({ prose: [], code: [] })).rejects.toThrow(
      'of different builds',
    );
  });

  it('suggests corrections of typing errors when nothing is found, and no other words', async () => {
    const engine = await createEngine();
    // One typo more than automatic corrections allow.
    const answer = engine.search('vaallidatiionn');
    expect(answer.hits).toEqual([]);
    expect(answer.suggestions).toEqual(['validation']);
    expect(engine.search('kangaroo')).toMatchObject({ hits: [], suggestions: [], partial: [] });
  });

  it('names the unknown words, and has the results without them', async () => {
    const answer = (await createEngine()).search('kangaroo parser');
    expect(answer.hits).toEqual([]);
    expect(answer.missing).toEqual(['kangaroo']);
    expect(answer.partial[0]).toMatchObject({ path: '/docs/check', id: 'bodies' });
  });

  it.each([
    ['a page that is called by the other word', 'kangaroo validation', '/docs/check'],
    ['a piece of a message, word by word', 'kangaroo error: Failed to parse JSON', '/docs/check#bodies'],
    ['a word of the vocabulary for one that is not there', 'splat', '/docs/wild'],
    ['a slip in a word of the vocabulary', 'authentcation', '/docs/check'],
    ['the beginning of a word of the vocabulary', 'authentica', '/docs/check'],
    ['the words of an identifier that is not there', 'validateRequestBodies', '/docs/check'],
    ['a version with a letter before it', 'v2.1.0', '/blog/news'],
    ['a line of versions', '2.1', '/blog/news'],
    ['a post by its address', 'site-v2.1.0-release', '/blog/news'],
    ['a post by its month', 'news of May 2025', '/blog/news'],
    [
      'a message with a place on the reader’s machine',
      "Failed to parse JSON at '/home/me/news/wild.ts'",
      '/docs/check#bodies',
    ],
  ])('finds %s', async (_name, query, wanted) => {
    expect(addressesOf(await createEngine(), query)[0]).toBe(wanted);
  });

  it.each(['v2.1.1', '2.2', 'version 3.0.0 of kangaroo', '405'])(
    'does not take %s for another number',
    async (query) => {
      expect(addressesOf(await createEngine(), query)).toEqual([]);
    },
  );

  it('answers every text, also without words', async () => {
    const engine = await createEngine();
    for (const query of ['', '???', '[[[', '\\', 'the', '\u0000', 'ß'.repeat(3000)])
      expect(Array.isArray(engine.search(query).hits)).toBe(true);
  });
});

describe('asks', () => {
  it('are enough for a page whose lines have most words of a query together', async () => {
    const index = new SearchIndex(HEADINGS);
    await index.addBodies(BODIES);
    expect(index.search('dto reject').hits.map(({ path }) => path)).toEqual(['/docs/check']);
    expect(index.search('dto comet quasar').hits).toEqual([]);
  });
});

describe('words', () => {
  it('weighs forms of words of any subject like those words', () => {
    const weightOf = (word: string) => parseQuery(word, new Set())[0]?.weight;
    expect(['wants', 'changes', 'changing', 'changed'].map(weightOf)).toEqual(Array(4).fill(GENERAL_WEIGHT));
    // Their stems are those of "general" and "new".
    expect(['generate', 'news'].map(weightOf)).toEqual([1, 1]);
  });

  it('finds a text under its pieces', () => {
    expect(termsOf('req.wildcardParams')).toEqual(
      expect.arrayContaining(['req.wildcardparams', 'wildcardparams', 'wildcard', 'params']),
    );
    expect(termsOf('/openapi.json')).toEqual(expect.arrayContaining(['/openapi.json', 'openapi', 'json']));
    expect(splitCamelCase('BurgerAPI')).toEqual(['burger', 'api']);
    expect(splitCamelCase('burger')).toEqual([]);
    expect(stemOf('validation')).toBe(stemOf('validate'));
    expect(stemOf('id')).toBeUndefined();
  });
});

describe('excerpts', () => {
  const isMatch = (word: string) => word === 'cors' || word === 'header';

  it('marks words, and does not change the text', () => {
    const text = 'A CORS header, no corset.';
    const segments = markWords(text, isMatch);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.filter(({ marked }) => marked).map((segment) => segment.text)).toEqual([
      'CORS',
      'header',
    ]);
  });

  it('separates the cells and rows of a table, and begins with a row', () => {
    const text = 'Before.\nName\tType\norigin\ttext\nheader\ta word';
    const shown = excerptOf([text], isMatch)
      .map((segment) => segment.text)
      .join('');
    expect(shown).toBe('… header · a word');
    expect(
      excerptOf(['header\ta word\norigin\ttext'], isMatch)
        .map((segment) => segment.text)
        .join(''),
    ).toBe('header · a word | origin · text');
  });

  it('shows the part with most different words, not longer than it may be', () => {
    const text = `${'cors and more '.repeat(30)}here the cors header is ${'and more '.repeat(30)}`;
    const shown = excerptOf(['Nothing.', text], isMatch)
      .map((segment) => segment.text)
      .join('');
    expect(shown).toContain('cors header');
    expect(shown.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 4);
  });
});
