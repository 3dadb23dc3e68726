/** Tests that are written once and run in every engine. */
import { setTimeout } from 'node:timers/promises';
import { test as base, expect as baseExpect } from '@playwright/test';
import { startChromium } from './drivers/chromium.ts';
import type { Engine, EngineName, Window } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';
import { type Locator, Reader } from './reader.ts';
import { Host } from './server.ts';

const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Longest time in ms for the start of a browser on a busy machine. */
const MAX_START_MS = 60_000;

/** Longest time in ms until a window has entered the site. */
const MAX_ENTRY_MS = 20_000;

/** Value of a promise; undefined when it takes longer than the limit in ms. */
async function within<Value>(limit: number, promise: Promise<Value>): Promise<Value | undefined> {
  const isOver = new AbortController();
  const late = setTimeout(limit, undefined, { signal: isOver.signal });
  // The loser of the race may reject later, which must not count as unhandled.
  for (const ending of [promise, late]) ending.catch(() => {});
  return Promise.race([promise, late]).finally(() => isOver.abort());
}

export interface EngineOptions {
  /** Set by the project. */
  engineName: EngineName;
}

interface Fixtures {
  reader: Reader;
  host: Host;
  /** Problems that a test causes on purpose. */
  problems: { expect: (pattern: RegExp) => void };
  /** True for pages at an address that is no developer's. Default: false. */
  isPublic: boolean;
  /** True for a reader whose system moves as little as can be. Default: false. */
  isStill: boolean;
}

/** Playwright's `test` with a reader: one browser for all tests of a worker, a fresh reader for each. */
export const test = base.extend<Fixtures, EngineOptions & { running: { engine: Engine; host: Host } }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  isPublic: [false, { option: true }],
  isStill: [false, { option: true }],
  running: [
    async ({ engineName }, use) => {
      const running = {
        engine: await START[engineName](),
        host: new Host({ hasProbe: engineName !== 'chromium' }),
      };
      const { host } = running;
      await host.start();
      await use(running);
      await running.engine.close();
      await host.stop();
    },
    { scope: 'worker', timeout: MAX_START_MS },
  ],
  host: async ({ running: { host } }, use) => {
    host.begin();
    await host.start();
    await use(host);
    host.heal();
  },
  reader: async (
    { engineName, running, host, isPublic, isStill, javaScriptEnabled, colorScheme, hasTouch },
    use,
  ) => {
    const origin = isPublic ? host.publicOrigin : host.origin;
    const enter = async (): Promise<Window> => {
      const window = await running.engine.open({
        scripts: javaScriptEnabled ?? true,
        colours: colorScheme === 'dark' ? 'dark' : 'light',
        touch: hasTouch ?? false,
        still: isStill,
      });
      // The site's pages form a separate browsing context group (Cross-Origin-Opener-Policy), for which WebKit swaps the process
      // of a window. Commands to its driver meanwhile are never answered, so none is sent until the window has entered.
      const { pathname, entered } = host.entrance();
      await Promise.all([Promise.race([window.load(origin + pathname), entered]), entered]);
      return window;
    };
    let window = await within(MAX_ENTRY_MS, enter());
    if (!window) {
      // WebKit's driver has lost a window, once in some thousand, before any test had it, and answered nothing any more.
      console.warn(`${engineName} opened no window within ${MAX_ENTRY_MS / 1000} s, and was started anew.`);
      await running.engine.close();
      running.engine = await START[engineName]();
      window = await enter();
    }
    await use(new Reader(engineName, window, origin));
    await window.close();
  },
  problems: [
    async ({ reader, host }, use) => {
      const expected: RegExp[] = [];
      await use({ expect: (pattern) => expected.push(pattern) });
      const found = [...(await reader.window.problems()), ...host.problems];
      const unexpected = found.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      baseExpect(unexpected, 'problems that the test did not expect').toEqual([]);
    },
    { auto: true },
  ],
});

/** Longest time in ms until something is as it should be, with all cores busy. */
const MAX_WAIT_MS = 20_000;

/** Asks until the answer is right, or the time is over. */
async function settled<Value>(
  ask: () => Promise<Value>,
  isRight: (value: Value) => boolean,
): Promise<{ value: Value; isRight: boolean }> {
  const until = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const value = await ask();
    if (isRight(value)) return { value, isRight: true };
    if (performance.now() > until) return { value, isRight: false };
  }
}

/** Message of a matcher. @param isNot true where the test wants the contrary. */
async function judge<Value>(
  isNot: boolean,
  ask: () => Promise<Value>,
  fits: (value: Value) => boolean,
  wanted: unknown,
) {
  const { value, isRight } = await settled(ask, (answer) => fits(answer) !== isNot);
  return {
    pass: isRight !== isNot,
    message: () => `expected${isNot ? ' not' : ''}: ${String(wanted)}\nreceived: ${String(value)}`,
  };
}

const fitsText = (wanted: string | RegExp) => (text: string | null) =>
  text !== null &&
  (typeof wanted === 'string' ? text.replace(/\s+/g, ' ').trim() === wanted : wanted.test(text));

/** Playwright's `expect`, which waits for readers' elements as it does for its own. */
export const expect = baseExpect.extend({
  toBeVisible(locator: Locator) {
    return judge(this.isNot, locator.isShown, Boolean, 'visible');
  },
  toBeFocused(locator: Locator) {
    return judge(this.isNot, locator.isFocused, Boolean, 'focused');
  },
  toHaveCount(locator: Locator, wanted: number) {
    return judge(this.isNot, locator.count, (count) => count === wanted, wanted);
  },
  /** The whole text for a string, a part of it for a pattern. */
  toHaveText(locator: Locator, wanted: string | RegExp) {
    return judge(this.isNot, locator.innerText, fitsText(wanted), wanted);
  },
  toHaveValue(locator: Locator, wanted: string) {
    return judge(this.isNot, locator.value, (value) => value === wanted, wanted);
  },
  toHaveAttribute(locator: Locator, name: string, wanted: string | RegExp) {
    return judge(this.isNot, () => locator.attribute(name), fitsText(wanted), wanted);
  },
  /** Path, query and fragment. */
  toHaveURL(reader: Reader, wanted: string | RegExp) {
    return judge(this.isNot, reader.address, fitsText(wanted), wanted);
  },
});
