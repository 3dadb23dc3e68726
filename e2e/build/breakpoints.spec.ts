/** Breakpoints of the style sheets (specification.md C-1): no media query has another width close to one of them. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { expect, fileTest } from '../support/test.ts';
import { OUTLINE_BAR_MAX_WIDTH } from '../support/widths.ts';

const THEME = path.join(PROJECT_ROOT, 'theme');

/** Every width that a media query of the theme names, in px. */
function mediaWidths(): Set<number> {
  const widths = new Set<number>();
  for (const file of fs.readdirSync(THEME, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue;
    const css = fs.readFileSync(path.join(THEME, file), 'utf8');
    for (const [, query = ''] of css.matchAll(/@media\s*([^{]+)\{/g)) {
      for (const [, px] of query.matchAll(/(\d+)px/g)) widths.add(Number(px));
    }
  }
  return widths;
}

fileTest('C-1 the style sheets switch the layout at one width, and the outline at one', () => {
  const widths = [...mediaWidths()];
  for (const edge of [996, OUTLINE_BAR_MAX_WIDTH])
    expect(widths.filter((width) => Math.abs(width - edge) < 40)).toEqual([edge]);
});
