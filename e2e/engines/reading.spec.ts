/** specification.md READ: long pages, in every engine. */
import { DOC_WITH_LONG_OUTLINE, sectionsOf } from '../support/pages.ts';
import { fileOfRoute, readBuilt, readRoutes } from '../support/site.ts';
import { expect, test } from './test.ts';

const SECTIONS = sectionsOf(DOC_WITH_LONG_OUTLINE);

/** The smallest page with a recorded response that is folded. */
const [FOLDED = ''] = readRoutes()
  .filter((route) => /<details[^>]*>\s*<summary[^>]*>[^<]*\d+ lines/.test(readBuilt(fileOfRoute(route))))
  .sort((a, b) => readBuilt(fileOfRoute(a)).length - readBuilt(fileOfRoute(b)).length);

test('WEB-1 READ-2.a READ-2.b on a phone a bar tells the section, and its list leads to a heading, which it does not cover', async ({
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

test('WEB-1 READ-7.a the link beside a heading says that it has copied the address', async ({ reader }) => {
  const section = SECTIONS.at(1);
  await reader.visit(DOC_WITH_LONG_OUTLINE);
  await reader.css(`[id="${section?.id}"]`).hover();
  await reader.role('link', `Link to the section ${section?.name}`).click();
  await expect(reader).toHaveURL(`${DOC_WITH_LONG_OUTLINE}#${section?.id}`);
  await expect(reader.css('#announcer')).toHaveText('Link copied');
});

test('WEB-1 READ-5.b what is folded of a response is unfolded by pointer and by key', async ({ reader }) => {
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
