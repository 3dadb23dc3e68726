import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { packTexts, unpackText } from './packedTexts.ts';

const piece = fc.constantFrom(
  '<li>',
  '<nav class="a long name">',
  '</nav>',
  '<p>text of some length',
  'é',
  '\n',
  '<script>',
);
const documents = fc.array(
  fc.array(piece).map((pieces) => pieces.join('')),
  { maxLength: 8 },
);

test('OFF-1 every document is unpacked without a change', () => {
  fc.assert(
    fc.property(documents, (texts) => {
      const pages = new Map(texts.map((text, at) => [`/${at}`, text]));
      const packed = JSON.parse(JSON.stringify(packTexts(pages)));
      for (const [address, text] of pages) expect(unpackText(packed, address)).toBe(text);
    }),
  );
});

test('OFF-1 common parts of documents are packed once, and other addresses have none', () => {
  const shared = '<nav>the same in both of them</nav>';
  const packed = packTexts(
    new Map([
      ['/a', `${shared}<main>one</main>`],
      ['/b', `${shared}<main>two</main>`],
    ]),
  );
  expect(packed.parts.filter((part) => part.includes('the same in both'))).toHaveLength(1);
  expect(unpackText(packed, '/c')).toBeUndefined();
});

test('OFF-1 a document that shares nothing is one part', () => {
  const text = '<main class="long enough">one</main><footer class="long enough">two</footer>';
  expect(packTexts(new Map([['/a', text]])).parts).toEqual([text]);
});
