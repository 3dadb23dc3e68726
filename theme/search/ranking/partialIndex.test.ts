/** A large site, whose search loads only the parts that a query needs. The index is split as in the build, and in memory. */
import { afterEach, expect, rs, test } from '@rstest/core';
import type { BodiesShard, HeadingsShard } from '../../../model/searchFiles.ts';
import { splitIndex } from '../../../plugins/app/search/splitIndex.ts';
import type { FromSearch } from './protocol.ts';
import { SearchIndex } from './searchIndex.ts';
import { serveSearch } from './serve.ts';

const PAGES = 300;

// All files share a process.
afterEach(() => {
  rs.unstubAllGlobals();
});

/** A number of three digits as letters. */
const lettersOf = (at: number) =>
  [...String(at).padStart(3, '0')].map((digit) => 'aeiouyrlmn'[Number(digit)]).join('');

/** A word that no other page has. */
const own = (at: number) => `zub${lettersOf(at)}ston`;

const numbers = Array.from({ length: PAGES }, (_, at) => at);

const HEADINGS: HeadingsShard = numbers.map((at) => ({
  path: `/docs/page-${at}`,
  title: at === 7 ? 'Middleware' : `Page ${own(at)}`,
  summary: 'What it says.',
  names: `page-${at}`,
  headings: [['order', at === 9 ? 'The order of validation' : 'More']],
}));

const BODIES: BodiesShard = {
  prose: numbers.map((at) => [
    `Every page speaks of middleware and of ${own(at)}, this one of quark${at % 50}.`,
    at % 3 === 0 ? 'It validates what comes in.' : '',
  ]),
  code: numbers.map((at) => [`const value${at} = read();`, '']),
};

const QUERIES: readonly [query: string, page: number][] = [
  [own(123), 123],
  [own(250).slice(0, 8), 250],
  [own(42).replace('zubo', 'zbuo'), 42],
  ['middleware', 7],
  ['validation order', 9],
  [`quark11 ${own(111)}`, 111],
  ['value77', 77],
];

/** Serves the index, and records the requested files. */
function serve(bodies = BODIES) {
  const { titles, directory, files } = splitIndex(HEADINGS, bodies);
  const texts = new Map([
    ...files,
    ['headings.json', JSON.stringify(titles)],
    ['bodies.json', JSON.stringify(directory)],
  ]);
  const asked: string[] = [];
  const broken = new Set<string>();
  rs.stubGlobal('fetch', (address: string) => {
    const name = new URL(address).pathname.slice('/search/'.length);
    asked.push(name);
    const text = texts.get(name);
    return Promise.resolve(
      text === undefined || [...broken].some((part) => name.includes(part))
        ? new Response('', { status: 404 })
        : new Response(text),
    );
  });
  const heard: FromSearch[] = [];
  const send = serveSearch((message) => heard.push(message));
  const load = () =>
    send({
      type: 'load',
      headings: 'https://a.org/search/headings.json',
      bodies: 'https://a.org/search/bodies.json',
    });
  load();
  let ask = 0;
  const answerTo = async (query: string) => {
    const mine = ++ask;
    send({ type: 'search', ask: mine, query, scope: {} });
    return rs.waitUntil(() =>
      heard.find((message) => message.type === 'answer' && message.ask === mine && message.answer.complete),
    );
  };
  return { answerTo, asked, broken, files, heard, load };
}

test('NAV-4 a large site is answered as a small one, from the parts that the words need', async () => {
  const whole = new SearchIndex(HEADINGS);
  await whole.addBodies(BODIES);
  const { answerTo, asked, files } = serve();
  for (const [query, page] of QUERIES) {
    const before = asked.length;
    const message = await answerTo(query);
    const [first] = message?.type === 'answer' ? message.answer.hits : [];
    expect([query, first?.path]).toEqual([query, `/docs/page-${page}`]);
    expect(first?.path).toBe(whole.search(query).hits[0]?.path);
    expect(asked.length - before).toBeLessThan(files.size / 5);
  }
  expect(new Set(asked).size).toBe(asked.length);
});

test('NAV-4 a word is found in another form of it, though words between them fill a part of the index', async () => {
  // In the alphabet after "berries" and before "berry".
  const between = numbers.map((at) => ['a', 'e', 'i', 'o', 'u'].map((end) => `berro${lettersOf(at)}${end}`));
  const prose = BODIES.prose.map(([first = '', second = ''], at) => [
    `${first} ${between[at]?.join(' ')}`,
    at === 20 ? 'All berries.' : at === 30 ? 'One berry.' : second,
  ]);
  const { answerTo } = serve({ ...BODIES, prose });
  const message = await answerTo('berries');
  const found = message?.type === 'answer' ? message.answer.hits.map(({ path }) => path) : [];
  expect(found).toEqual(['/docs/page-20', '/docs/page-30']);
});

test('NAV-4 a part that cannot be loaded is reported, and requested again', async () => {
  const { answerTo, broken, heard, load } = serve();
  broken.add('page-');
  const waiting = answerTo(own(5));
  await rs.waitUntil(() => heard.some(({ type }) => type === 'failed'));
  broken.clear();
  load();
  const message = await waiting;
  expect(message?.type === 'answer' && message.answer.hits[0]?.path).toBe('/docs/page-5');
});
