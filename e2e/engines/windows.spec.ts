/** Every request window of the site, in every engine: its first response is the recorded one (specification.md TRY-2). */
import fs from 'node:fs';
import path from 'node:path';
import type { Recording } from '../../plugins/content/samples/recording.ts';
import { answerText } from '../../plugins/mdx/samples/answer.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { normaliseText } from '../../scripts/samples/normalise.ts';
import { BUILD, fileOfRoute, isFirstLanguage, readBuilt, readRoutes } from '../support/site.ts';
import type { Reader } from './reader.ts';
import { expect, test } from './test.ts';
import { word } from './trying.ts';

const countOn = (route: string) =>
  readBuilt(fileOfRoute(route)).split(`${word('tryOpen')}</summary>`).length - 1;

const PAGES = readRoutes().filter((route) => isFirstLanguage(route) && countOn(route) > 0);

/** A window after its first request. */
interface Answered {
  /** Paths of the programs that may be the window's: the one that it has loaded, or those that were there before. */
  programs: string[];
  /** Titles of the requests that it offers. */
  titles: string[];
  /** Index of the request that it has sent. */
  sent: number;
  /** The text of the response, or why there is none. */
  response: string;
}

/**
 * Opens each window of a page and sends its first request: within the page, because a driver takes longer for each of these steps
 * than the program for its response. Windows stay open: the worker that one gets ready serves the next.
 */
const answersOn = (reader: Reader): Promise<Answered[]> =>
  reader.evaluate(
    async ({ opening, sending }) => {
      const found = <Found>(look: () => Found | null | undefined | false) =>
        new Promise<Found>((resolve) => {
          const observer = new MutationObserver(() => done());
          const done = () => {
            const now = look();
            if (!now) return;
            observer.disconnect();
            resolve(now);
          };
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
          done();
        });
      performance.setResourceTimingBufferSize(10_000);
      const loadedPrograms = () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => /^\/static\/run\/[^/]*\.json$/.test(name));
      const answers: Answered[] = [];
      for (const summary of document.querySelectorAll<HTMLElement>('main details > summary')) {
        if (summary.textContent?.trim() !== opening) continue;
        const before = loadedPrograms();
        summary.click();
        const form = await found(() => summary.parentElement?.querySelector('form'));
        const loaded = loadedPrograms();
        const choice = form.querySelector('select');
        form.querySelector<HTMLElement>('[type="submit"]')?.click();
        const said = await found(() => {
          const text = form.querySelector('[role="status"]')?.textContent;
          return text !== sending && text;
        });
        answers.push({
          programs: loaded.length > before.length ? loaded.slice(before.length) : loaded,
          titles: [...(choice?.options ?? [])].map(({ text }) => text),
          sent: choice?.selectedIndex ?? -1,
          response: form.querySelector('pre')?.textContent ?? said,
        });
      }
      return answers;
    },
    { opening: word('tryOpen'), sending: word('trySending') },
  );

interface SentRequest {
  id: string;
  title: string;
}

/** The sample of a window and its request. @throws when no program of the page has the window's requests. */
function sentBy({ programs, titles, sent }: Answered): { sample: string; id: string } {
  for (const program of programs) {
    const text = fs.readFileSync(path.join(BUILD, program), 'utf8');
    const { requests }: { requests: SentRequest[] } = JSON.parse(text);
    if (requests.map(({ title }) => title).join('\n') !== titles.join('\n')) continue;
    const sample = path
      .basename(program)
      .replace(/\.\w+\.json$/, '')
      .replaceAll('--', '/');
    return { sample, id: requests[sent]?.id ?? '' };
  }
  throw new Error(`No program of the page has the requests ${titles.join(', ')}.`);
}

/** The response to a request of a sample as it was recorded on Bun, as a window shows it. */
function recordedResponse(sample: string, id: string): string {
  const file = path.join(PROJECT_ROOT, 'samples', sample, 'recording.json');
  const { answers }: Recording = JSON.parse(fs.readFileSync(file, 'utf8'));
  const answer = answers[id];
  if (!answer) throw new Error(`${sample} has no recorded response to "${id}".`);
  return answerText(answer, { whole: true });
}

/** Values that vary are replaced as in the recordings. */
const steady = (response: string) => normaliseText(response, { port: 4000, dir: '/nowhere' });

/** So that no test takes long, and all browsers of a run have one to do. */
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1) {
  const pages = PAGES.filter((_, at) => at % PARTS === part);
  test(`WEB-1 TRY-2 the first response of each window is the recorded one: part ${part + 1} of ${PARTS}`, async ({
    reader,
  }) => {
    expect(pages.length).toBeGreaterThan(5);
    const shown: Record<string, string> = {};
    const recorded: Record<string, string> = {};
    for (const route of pages) {
      await reader.visit(route);
      const answers = await answersOn(reader);
      expect(answers.length, route).toBe(countOn(route));
      for (const [at, answered] of answers.entries()) {
        const { sample, id } = sentBy(answered);
        const window = `${route}, window ${at + 1}: ${sample}, ${id}`;
        shown[window] = steady(answered.response);
        recorded[window] = recordedResponse(sample, id);
      }
    }
    expect(shown).toEqual(recorded);
  });
}
