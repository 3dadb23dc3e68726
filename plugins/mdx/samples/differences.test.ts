import { expect, test } from '@rstest/core';
import { SAMPLES_DIR } from '../../content/samples/runtimes.ts';
import { createExpandForTest } from '../expandForTest.ts';

const PAGE = { title: 'Two | words', href: '/docs/two' };

test('R-10 the recorded differences of the programs that pages show are a table, by release', () => {
  const source = '# Versions\n\n<RecordedDifferences />\n\nMore.\n';
  const shown = ['configuration/shared-answers', 'static-routes/cookies', 'static-routes/first'];
  const pageShowing = (name: string) => (shown.includes(name) ? PAGE : undefined);
  const text = createExpandForTest(SAMPLES_DIR, { pageShowing })(source).source;
  expect(text).toBe(`# Versions

| Bun | Shown on | What differs from Bun 1.3.14 |
| - | - | - |
| 1.2.4 | [Two \\| words](/docs/two) | The second visit: 200 OK → 500 Internal Server Error |
| 1.4.5 | [Two \\| words](/docs/two) | The second missing method: 405 Method Not Allowed → 500 Internal Server Error |
| 1.4.5 | [Two \\| words](/docs/two) | The second unknown path: 404 Not Found → 500 Internal Server Error |

More.
`);
});

test('R-10 a page that does not ask is left as it is', () => {
  const source = 'See `<RecordedDifferences />`.\n';
  expect(createExpandForTest(SAMPLES_DIR, { pageShowing: () => PAGE })(source).source).toBe(source);
});
