/**
 * Every kind of page under every kind of failure: the text is readable, there is the specified message or at most one
 * load of a document, nothing throws, nothing loops. Any error fails the test (`support/test.ts`).
 */
import type { Request } from '@playwright/test';
import { cachingBrowser } from '../support/browser.ts';
import { STATUS_404, test } from '../support/test.ts';
import { DEVICE } from './failures/device.ts';
import {
  expectNext,
  expectReadable,
  type Failure,
  linkInFooter,
  PLACES,
  type Reader,
} from './failures/failureReader.ts';
import { LOADING } from './failures/loading.ts';
import { MOVING } from './failures/moving.ts';

/** Tests in the whole browser, which takes half as much time again. */
const cachingTest = test.extend(cachingBrowser);

const FAILURES: Record<string, Failure> = { ...LOADING, ...DEVICE, ...MOVING };

/** `npm run audit` runs every failure on every page, each in a browser of its own. */
const AUDIT = Boolean(process.env.AUDIT);

/** The page whose content is part of the application. */
const OWNLESS = 'not found';

/**
 * With every change a reader meets these one after the other: on a doc the failures that no other spec has
 * (`errors.spec.ts`, `recovery.spec.ts` and `bfcache.spec.ts` have the others), and those that differ on a page without a chunk.
 */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  doc: [
    'a chunk is slow',
    'Back and Forward in the middle of a load',
    'a deployment that replaced all chunks',
  ],
  [OWNLESS]: ['all scripts fail', 'all chunks fail', 'offline after load'],
};

/** Causes a failure on the way to a page, and checks the requirements. */
async function prove(reader: Reader, { cause, proof }: Failure): Promise<void> {
  const { page, place, documents } = reader;
  await cause?.(reader);
  const note = (request: Request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  };
  await page.goto(place.address);
  page.on('request', note);
  await proof(reader);
  page.off('request', note);
  documents.length = 0;
  await page.unrouteAll({ behavior: 'wait' });
}

for (const [kind, place] of Object.entries(PLACES)) {
  test.describe(kind, () => {
    const rows = AUDIT ? Object.keys(FAILURES).map((name) => [name]) : [ALWAYS[kind] ?? []];
    for (const names of rows) {
      if (names.length === 0) continue;
      const failures = names.map((name) => {
        const failure = FAILURES[name];
        if (!failure) throw new Error(`There is no failure "${name}".`);
        return { name, failure };
      });
      const isCached = failures.some(({ failure }) => failure.isCached);
      (isCached ? cachingTest : test)(`${kind}: ${names.join('; ')}`, async ({ page, context, problems }) => {
        if (!place.hasOwnChunk) problems.expect(STATUS_404);
        const reader: Reader = { page, context, problems, place, documents: [] };
        for (const { name, failure } of failures) await test.step(name, () => prove(reader, failure));
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every kind of page is read, and its links lead on: no JavaScript', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(STATUS_404);
    for (const [kind, place] of Object.entries(PLACES)) {
      if (!AUDIT && kind !== 'doc' && kind !== OWNLESS) continue;
      const reader: Reader = { page, context, problems, place, documents: [] };
      await page.goto(place.address);
      await expectReadable(reader);
      await linkInFooter(page, place.next).click();
      await expectNext(reader);
    }
  });
});
