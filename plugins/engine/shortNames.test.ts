import { rspack } from '@rsbuild/core';
import { expect, test } from '@rstest/core';
import { SHORT_NAMES } from './shortNames.ts';

const NAMES = Array.from({ length: 80 }, (_, at) => `name${at}`);

/** A script of many names, and of one text. */
const script = (text: string) =>
  `${NAMES.map((name) => `const ${name} = globalThis.read('${name}');`).join('')}globalThis.write(${JSON.stringify(text)}, ${NAMES.join()})`;

const minify = (text: string, mangle: object) =>
  rspack.experiments.swc
    .minifySync(script(text), { module: true, compress: false, mangle })
    .code.replace(text, '');

test('short names do not depend on the letters of a text', () => {
  const texts = ['e8e8e8e8e8e8e8e8', '0123456789012345'] as const;
  const [one, other] = texts.map((text) => minify(text, SHORT_NAMES));
  expect(one).toBe(other);
  const [first, second] = texts.map((text) => minify(text, { toplevel: true }));
  expect(first).not.toBe(second);
});
