/**
 * Breakpoints (specification.md C-1): media queries in px near a breakpoint have its exact width. Those in em are not compared:
 * they follow the size of the text.
 */
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { listFiles, readBuilt } from '../support/builtSite.ts';
import { expect, fileTest } from '../support/test.ts';
import { OUTLINE_BAR_MAX_WIDTH } from '../support/widths.ts';

fileTest('C-1 the style sheets switch the layout at one width, and the outline at one', () => {
  const theme = path.join(PROJECT_ROOT, 'theme');
  const css = listFiles('.css', theme).map((file) => readBuilt(file, theme));
  const queries = css.join('\n').match(/@media[^{]+\{/g) ?? [];
  const widths = new Set(queries.flatMap((query) => query.match(/\d+(?=px)/g)?.map(Number) ?? []));
  for (const edge of [996, OUTLINE_BAR_MAX_WIDTH])
    expect([...widths].filter((width) => Math.abs(width - edge) < 40)).toEqual([edge]);
});
