/** specification.md READ: mobile outline, folds, layout, changes, reload and report of long pages, in every engine. */
import { site } from '../../site.ts';
import { fileOfRoute, readBuilt, readRoutes } from '../support/builtSite.ts';
import {
  DOC_WITH_LONG_OUTLINE,
  DOC_WITH_TABLES,
  LONG_TUTORIAL,
  sectionsOf,
  titleOf,
} from '../support/pages.ts';
import { readSteps } from '../support/sampleFiles.ts';
import { needs } from './engineDifferences.ts';
import { expect, test } from './test.ts';

const SECTIONS = sectionsOf(DOC_WITH_LONG_OUTLINE);

/** The smallest page with a recorded response that is folded. */
const [FOLDED = ''] = readRoutes()
  .filter((route) => /<details[^>]*>\s*<summary[^>]*>[^<]*\d+ lines/.test(readBuilt(fileOfRoute(route))))
  .sort((a, b) => readBuilt(fileOfRoute(a)).length - readBuilt(fileOfRoute(b)).length);

test('WEB-1 READ-2.a READ-2.b on a phone a bar names the section, and its list leads to headings', async ({
  reader,
}) => {
  await reader.resize(390, 700);
  await reader.visit(DOC_WITH_LONG_OUTLINE);
  const [here, chosen] = [SECTIONS.at(3), SECTIONS.at(1)];
  if (!here || !chosen) throw new Error('The page has too few sections.');
  await reader
    .css(`[id="${here.id}"]`)
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  const summary = reader.css('main > details > summary');
  await expect(summary).toHaveText(new RegExp(here.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  await summary.click();
  const link = reader.css(`main > details > ul a[href="#${chosen.id}"]`);
  await expect(link).toBeVisible();
  await link.click();
  await expect(link).not.toBeVisible();
  const heading = reader.css(`[id="${chosen.id}"]`);
  await expect(heading).toBeFocused();
  const isClear = await heading.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(isClear).toBe(true);
});

test('WEB-1 READ-7.a the link beside a heading copies the address and confirms it', async ({ reader }) => {
  const section = SECTIONS.at(1);
  await reader.visit(DOC_WITH_LONG_OUTLINE);
  await reader.css(`[id="${section?.id}"]`).hover();
  await reader.role('link', `Link to the section ${section?.name}`).click();
  await expect(reader).toHaveURL(`${DOC_WITH_LONG_OUTLINE}#${section?.id}`);
  await expect(reader.css('#announcer')).toHaveText('Link copied');
});

test('WEB-1 READ-5.b the folded part of a response unfolds by pointer and by key', { tag: '@audit' }, async ({
  reader,
}) => {
  await reader.visit(FOLDED);
  const summary = reader
    .css('main details > summary')
    .text(/\d+ lines/)
    .nth(0);
  const isOpen = () => summary.evaluate((element) => element.closest('details')?.open);
  expect(await isOpen()).toBe(false);
  await summary.click();
  await expect.poll(isOpen).toBe(true);
  await summary.focus();
  await reader.press('Enter');
  await expect.poll(isOpen).toBe(false);
});

/** Layout rules that a page breaks at its current width. Runs in the page, so it uses nothing from this module. */
function mistakesOnPage(): string[] {
  const found: string[] = [];
  const tops = ['main nav', 'main h1', 'main h1 ~ p', 'main [data-copy-page]'].map((selector) =>
    Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN),
  );
  if (!tops.every((top, at) => at === 0 || top > (tops[at - 1] ?? 0))) found.push(`order ${tops.join()}`);
  const range = document.createRange();
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}_$]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(`${word} is broken`);
      }
  }
  for (const box of document.querySelectorAll('main :is([data-code-block] > :last-child, .table-scroll)')) {
    const { scrollWidth, clientWidth, textContent } = box;
    if (box.checkVisibility() && scrollWidth > clientWidth !== box.hasAttribute('tabindex'))
      found.push(`${scrollWidth} in ${clientWidth}: ${textContent.slice(0, 40)}`);
  }
  // On a phone the cells of a table with three columns are below each other.
  for (const row of document.querySelectorAll('main .cards tbody tr')) {
    const [first, second] = [...row.children].map((cell) => cell.getBoundingClientRect().top);
    if (innerWidth <= 480 === (first === second)) found.push(`row ${row.textContent.slice(0, 40)}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
  return found;
}

test('WEB-1 READ-3.a READ-3.b READ-4.a READ-6.c order, headings, Tab stops and tables from 320 px up', async ({
  reader,
}) => {
  await reader.visit(DOC_WITH_TABLES);
  await expect(reader.css('main .cards')).not.toHaveCount(0);
  const stops: number[] = [];
  for (const width of [320, 390, 600, 997, 1440]) {
    await reader.resize(width, 800);
    await expect.poll(() => reader.evaluate(mistakesOnPage), { message: `${width} px` }).toEqual([]);
    stops.push(await reader.css('main [data-code-block] > [tabindex="0"]').count());
  }
  expect(stops[0]).toBeGreaterThan(stops.at(-1) ?? 0);
});

test('WEB-1 READ-9.a READ-9.b a change unfolds by key, and its copy button gives the whole file', {
  tag: '@audit',
}, async ({ reader }) => {
  await reader.visit(LONG_TUTORIAL);
  const steps = readSteps(LONG_TUTORIAL.split('/').at(-1) ?? '');
  const step = steps.find(({ before, written }) => written.some((file) => before.has(file)));
  const file = step?.written.find((name) => step.before.has(name)) ?? '';
  const change = reader.css(`[data-step="${step?.name}"] [data-file="${file}"]`);
  const fold = reader.css('[data-step] [data-file] details');
  await fold.css('summary').focus();
  await reader.press('Enter');
  await expect(fold.css('code').nth(0)).toBeVisible();
  // Not every driver can read the clipboard.
  await reader.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = text;
      return Promise.resolve();
    };
  });
  await change.css('[data-copy]').click();
  await expect
    .poll(() => reader.evaluate(() => document.documentElement.dataset.copied))
    .toBe(step?.after.get(file));
  const command = reader.css(`details[data-script="${step?.name}"]`);
  await command.css('summary').click();
  await command.css('[data-copy]').click();
  await expect
    .poll(() => reader.evaluate(() => document.documentElement.dataset.copied))
    .toContain(`cat > ${file} <<`);
});

test(
  'WEB-1 READ-7.b a reload restores the position, also where the address has a hash',
  needs('reloadWithHash'),
  async ({ reader }) => {
    const section = SECTIONS.at(2);
    await reader.visit(`${DOC_WITH_LONG_OUTLINE}#${section?.id}`);
    await expect.poll(reader.scrollTop).toBeGreaterThan(0);
    const place = (await reader.scrollTop()) + 700;
    await reader.scrollTo(place);
    await reader.evaluate(() => {
      Object.assign(globalThis, { isBefore: true });
      setTimeout(() => location.reload());
    });
    await expect.poll(() => reader.evaluate(() => 'isBefore' in globalThis)).toBe(false);
    await reader.ready();
    await expect.poll(async () => Math.abs((await reader.scrollTop()) - place)).toBeLessThan(90);
  },
);

test('WEB-1 READ-8 a report names the page and quotes the selection', async ({ reader }) => {
  await reader.visit(DOC_WITH_LONG_OUTLINE);
  const quoted = await reader.evaluate(() => {
    const paragraph = document.querySelector('main h2 + p');
    if (paragraph) getSelection()?.selectAllChildren(paragraph);
    return getSelection()?.toString();
  });
  expect(quoted?.length).toBeGreaterThan(10);
  const link = reader.role('link', 'Report a problem with this page');
  await expect(link).toBeVisible();
  // No click: it would open another site. WebKit clears the selection when an element gets the focus.
  await link.evaluate((element) => element.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await expect
    .poll(async () => new URL((await link.attribute('href')) ?? '').searchParams.get('selected'))
    .toBe(quoted?.trim());
  const address = new URL((await link.attribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe(site.issues);
  expect(address.searchParams.get('title')).toContain(titleOf(DOC_WITH_LONG_OUTLINE));
});
