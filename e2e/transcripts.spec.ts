/**
 * What a screen reader says of every template, from the first word to the last, as files to be read. They change with
 * the words of the pages: `npm run test:visual -- --update-snapshots` writes them anew, and whoever commits them has
 * read what changed.
 */
import { TEMPLATES } from './support/pages.ts';
import { appReady, expect, STATUS_404, test } from './support/test.ts';
import { transcript } from './support/transcript.ts';

for (const template of TEMPLATES) {
  test(`a screen reader's transcript of ${template.name}`, async ({ page, problems }) => {
    if ('status' in template) problems.expect(STATUS_404);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(template.route);
    await appReady(page);
    expect(await transcript(page)).toMatchSnapshot(`${template.name}.txt`);
  });
}
