/**
 * Programs in pages respond as recorded (specification.md TRY-2, TRY-6): those of a page in each engine, in an audit those of all
 * pages. `npm run samples` compares each program with its recording, too, in the same worker without a page.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Recording } from '../../plugins/content/samples/recording.ts';
import { answerText } from '../../plugins/mdx/samples/answer.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { normaliseText } from '../../scripts/samples/normalise.ts';
import { fileOfRoute, isFirstLanguage, readBuilt, readRoutes } from '../support/builtSite.ts';
import { SEND } from '../support/tryPrograms.ts';
import { turnOf } from '../support/turns.ts';
import type { EngineName } from './drivers/driver.ts';
import type { Reader } from './reader.ts';
import { expect, test } from './test.ts';

/** Number of requests that can be sent on a page, without parsing it: every worker counts them on all pages. */
const countOn = (route: string) => readBuilt(fileOfRoute(route)).split(SEND).length - 1;

const PAGES = readRoutes().filter((route) => isFirstLanguage(route) && countOn(route) > 0);

/** A request after it was sent. */
interface Answered {
  /** Paths of the sources that the page has loaded. */
  programs: string[];
  id: string;
  title: string;
  /** Text of the response, or the reason for its absence. */
  response: string;
}

/**
 * Sends each request of a page, as it was recorded: within the page, because a driver takes longer for each of these steps than
 * the program for its response.
 */
const answersOn = (reader: Reader): Promise<Answered[]> =>
  reader.evaluate(async () => {
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
    const answers: Answered[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('main .Program .Exchange-line > button')) {
      const exchange = button.closest<HTMLElement>('[data-request]');
      if (!exchange) continue;
      button.click();
      const response = await found(() =>
        exchange.querySelector('[data-now] :is(figure > :last-child, [role="alert"])'),
      );
      answers.push({
        programs: performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => /^\/static\/run\/[^/]*\.json$/.test(name)),
        id: exchange.dataset.request ?? '',
        title: exchange.getAttribute('aria-label') ?? '',
        response: response.textContent,
      });
    }
    return answers;
  });

/** The loaded samples that have the request. */
function samplesOf({ programs, id, title }: Answered): string[] {
  return programs
    .map((program) =>
      path
        .basename(program)
        .replace(/\.\w+\.json$/, '')
        .replaceAll('--', '/'),
    )
    .filter((sample) => {
      const file = path.join(PROJECT_ROOT, 'samples', sample, 'requests.http');
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      return text.includes(title.slice(0, 20)) && recordedResponse(sample, id) !== undefined;
    });
}

/** The response to a request of a sample as it was recorded on Bun. */
function recordedResponse(sample: string, id: string): string | undefined {
  const file = path.join(PROJECT_ROOT, 'samples', sample, 'recording.json');
  const { answers }: Recording = JSON.parse(fs.readFileSync(file, 'utf8'));
  const answer = answers[id];
  return answer && answerText(answer);
}

/** Values that vary are replaced as in the recordings. */
const steady = (response: string) => normaliseText(response, { port: 4000, dir: '/nowhere' });

/** Recorded responses have no blank lines at their end. */
const withoutEnd = (response: string) => response.trimEnd();

/** The page with the most requests, of those whose turn it is in an engine. */
const longestOf = (engine: EngineName) =>
  PAGES.filter((route) => turnOf(route) === engine).sort((a, b) => countOn(b) - countOn(a))[0];

/** Number of tests that share the pages of an audit, so that each is short and all browsers of a run are busy. */
const PARTS = process.env.AUDIT ? 9 : 1;

for (let part = 0; part < PARTS; part += 1) {
  test(`WEB-1 TRY-2 TRY-6.e first responses are the recorded ones: part ${part + 1} of ${PARTS}`, async ({
    reader,
    engineName,
  }) => {
    const pages = process.env.AUDIT
      ? PAGES.filter((_, at) => at % PARTS === part)
      : PAGES.filter((route) => route === longestOf(engineName));
    expect(pages.length).toBeGreaterThan(0);
    const shown: Record<string, string> = {};
    const recorded: Record<string, string | undefined> = {};
    for (const route of pages) {
      await reader.visit(route);
      const answers = await answersOn(reader);
      // The application adds some of them (`learn/WithApp.tsx`).
      expect(answers.length, route).toBeGreaterThanOrEqual(countOn(route));
      for (const [at, answered] of answers.entries()) {
        const place = `${route}, request ${at + 1}: ${answered.title}`;
        shown[place] = withoutEnd(steady(answered.response));
        const candidates = samplesOf(answered).map((sample) => recordedResponse(sample, answered.id));
        recorded[place] = candidates.find((each) => each === shown[place]) ?? candidates[0];
      }
    }
    expect(shown).toEqual(recorded);
  });
}
