/** A reader in any engine: finds elements by role and name, uses pointer and keys, and reads the page. */

import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Path, Step, Words } from './domTools.ts';
import type { EngineName, Window } from './drivers/driver.ts';

const { outputFiles } = buildSync({
  entryPoints: [`${import.meta.dirname}/domTools.ts`],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  globalName: 'domTools',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
});
const [tools] = outputFiles.map(({ text }) => text);

/** An expression that has the tools in it, once for each document. */
const INSTALL = `(() => { ${tools}; globalThis.domTools = domTools; })()`;

/** Answer of a page that is empty or lacks the tools: a new document that is still loading. */
const ABSENT = 'not yet';

/** Longest time in ms until a document has loaded, on a busy machine. */
const MAX_DOCUMENT_MS = 30_000;

/** Longest time in ms that an element may take until it can be used. */
const MAX_ACTION_MS = 15_000;

/** Polling for a document: intervals and timeout in ms. */
const POLLING = { intervals: [20, 50, 100], timeout: MAX_DOCUMENT_MS };

/** Error that the page itself has thrown. */
class PageError extends Error {}

const wordsOf = (words: string | RegExp): Words =>
  typeof words === 'string' ? words : { pattern: words.source, flags: words.flags };

/** Path to an element of the page, which is resolved on each use. */
export class Locator {
  readonly #reader: Reader;
  readonly #path: Path;

  constructor(reader: Reader, path: Path) {
    this.#reader = reader;
    this.#path = path;
  }

  #step(step: Step): Locator {
    return new Locator(this.#reader, { steps: [...this.#path.steps, step] });
  }

  /** @param name accessible name; any by default. */
  role(role: string, name?: string | RegExp): Locator {
    return this.#step({ by: 'role', value: role, ...(name === undefined ? {} : { words: wordsOf(name) }) });
  }

  text(words: string | RegExp): Locator {
    return this.#step({ by: 'text', value: '', words: wordsOf(words) });
  }

  label(words: string | RegExp): Locator {
    return this.#step({ by: 'label', value: '', words: wordsOf(words) });
  }

  css(selector: string): Locator {
    return this.#step({ by: 'css', value: selector });
  }

  /** One of several. @param at from 0; the last is -1. */
  nth(at: number): Locator {
    return new Locator(this.#reader, { ...this.#path, at });
  }

  #tool<Value>(name: string, ...args: unknown[]): Promise<Value> {
    const list = [this.#path, ...args].map((value) => JSON.stringify(value)).join();
    return this.#reader.withTools(`domTools.${name}(${list})`);
  }

  /** Result of a function that runs in the page and gets the element; null without such an element. */
  evaluate<Value>(read: (element: HTMLElement) => Value): Promise<Value | null> {
    return this.#reader.withTools(`domTools.readFirst(${JSON.stringify(this.#path)}, ${read})`);
  }

  count = (): Promise<number> =>
    this.#reader.withTools(`domTools.findAll(${JSON.stringify(this.#path)}).length`);

  isShown = (): Promise<boolean> => this.#tool('isAnyShown');

  isFocused = (): Promise<boolean | null> => this.evaluate((element) => document.activeElement === element);

  innerText = (): Promise<string | null> => this.evaluate((element) => element.innerText);

  value = (): Promise<string | null> =>
    this.evaluate((element) => ('value' in element ? String(element.value) : ''));

  attribute(name: string): Promise<string | null> {
    return this.#reader.withTools(
      `domTools.readFirst(${JSON.stringify(this.#path)}, (element) => element.getAttribute(${JSON.stringify(name)}))`,
    );
  }

  /** Waits until it is seen, rests and answers the pointer. @returns the point to aim at. */
  async #place(): Promise<{ x: number; y: number }> {
    const until = performance.now() + MAX_ACTION_MS;
    let before: { x: number; y: number } | null = null;
    for (;;) {
      const now = await this.#tool<{ x: number; y: number } | null>('clickPoint');
      if (now && before && now.x === before.x && now.y === before.y) return now;
      before = now;
      if (performance.now() > until) throw new Error(`Nobody can point at ${JSON.stringify(this.#path)}.`);
    }
  }

  /** Clicks it, when it is seen and rests. */
  async click(): Promise<void> {
    const { x, y } = await this.#place();
    await this.#reader.window.click(x, y);
  }

  /** Touches it, when it is seen and rests. */
  async tap(): Promise<void> {
    const { x, y } = await this.#place();
    await this.#reader.window.tap(x, y);
  }

  /** Uses it by Enter. */
  async enter(): Promise<void> {
    await this.focus();
    await this.#reader.press('Enter');
  }

  async hover(): Promise<void> {
    const { x, y } = await this.#place();
    await this.#reader.window.move(x, y);
  }

  async focus(): Promise<void> {
    await expect.poll(this.isShown).toBe(true);
    await this.evaluate((element) => element.focus());
  }

  /** Types over its content. */
  async fill(text: string): Promise<void> {
    await expect.poll(this.isShown).toBe(true);
    await this.#tool('select');
    await (text === '' ? this.#reader.press('Backspace') : this.#reader.window.type(text));
  }

  /** Chooses an option by its value or its words. */
  async choose(option: string): Promise<void> {
    await expect.poll(this.isShown).toBe(true);
    await this.#tool('choose', option);
  }
}

/** Answer of a page: a value, a thrown error, or the notice of a new document, which has no tools yet. */
type Answer<Value> = { value: Value } | { error: string } | typeof ABSENT;

/** The window of a reader. */
export class Reader {
  readonly engine: EngineName;
  readonly window: Window;
  readonly origin: string;
  #travels = 0;

  constructor(engine: EngineName, window: Window, origin: string) {
    this.engine = engine;
    this.window = window;
    this.origin = origin;
  }

  readonly #root = () => new Locator(this, { steps: [] });

  role = (role: string, name?: string | RegExp): Locator => this.#root().role(role, name);
  text = (words: string | RegExp): Locator => this.#root().text(words);
  label = (words: string | RegExp): Locator => this.#root().label(words);
  css = (selector: string): Locator => this.#root().css(selector);

  /** Runs an expression, and again if the document was just unloaded, which no driver can foresee. */
  async #run<Value>(expression: string, needsTools: boolean): Promise<Value> {
    const until = performance.now() + MAX_DOCUMENT_MS;
    const lacks = `!document.documentElement${needsTools ? " || typeof domTools === 'undefined'" : ''}`;
    // Only an expression that is a promise is awaited: where scripts are off, none is ever settled.
    const whole = `(() => {
      if (${lacks}) return '${ABSENT}';
      const failed = (error) => ({ error: String(error) });
      try {
        const value = ${expression};
        return value instanceof Promise ? value.then((value) => ({ value }), failed) : { value };
      } catch (error) {
        return failed(error);
      }
    })()`;
    for (;;) {
      try {
        const answer = await this.window.run<Answer<Value>>(whole);
        if (answer !== ABSENT) {
          if ('error' in answer) throw new PageError(answer.error);
          return answer.value;
        }
        if (needsTools) await this.window.run(INSTALL);
      } catch (error) {
        if (error instanceof PageError || performance.now() > until) throw error;
      }
      if (performance.now() > until) throw new Error('No document has come.');
    }
  }

  /** Result of an expression with the tools of `domTools.ts`. */
  withTools = <Value>(expression: string): Promise<Value> => this.#run(expression, true);

  /** Result of a function that runs in the page. @param argument value that JSON can represent. */
  evaluate<Value, Argument = undefined>(
    run: (argument: Argument) => Value | Promise<Value>,
    ...[argument]: Argument extends undefined ? [] : [Argument]
  ): Promise<Value> {
    return this.#run(`(${run})(${JSON.stringify(argument)})`, false);
  }

  /** Opens an address of the site, and waits for its document. */
  async open(address: string): Promise<void> {
    await this.evaluate(() => {
      Object.assign(globalThis, { isLeft: true });
    });
    await this.window.load(new URL(address, this.origin).href);
    const hasCome = () =>
      this.evaluate(
        () =>
          !('isLeft' in globalThis) && location.protocol !== 'about:' && document.readyState !== 'loading',
      );
    await expect.poll(hasCome, { ...POLLING, message: address }).toBe(true);
  }

  /** Waits until the application has taken over the page. */
  async ready(): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => document.documentElement.getAttribute('data-app')), POLLING)
      .toBe('ready');
  }

  /** Opens an address, and waits for the application. */
  async visit(address: string): Promise<void> {
    await this.open(address);
    await this.ready();
  }

  /** Moves in the history: once, also where the answer is lost with the document and the expression is run again. */
  #travel = (by: number): Promise<void> => {
    this.#travels += 1;
    return this.evaluate(
      ({ by, travel }) => {
        if (sessionStorage.getItem('travel') === travel) return;
        sessionStorage.setItem('travel', travel);
        history.go(by);
      },
      { by, travel: String(this.#travels) },
    );
  };

  back = (): Promise<void> => this.#travel(-1);

  forward = (): Promise<void> => this.#travel(1);

  /** Presses keys together: `Escape`, `Control+k`. */
  press = (keys: string): Promise<void> => this.window.press(keys.split('+'));

  resize = (width: number, height: number): Promise<void> => this.window.resize(width, height);

  /** Path, query and fragment of the page. */
  address = (): Promise<string> => this.evaluate(() => location.pathname + location.search + location.hash);

  /** Scrolls without animation, and waits until the effects of scrolling have been painted. */
  scrollTo = (y: number): Promise<void> =>
    this.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    }, y);

  scrollTop = (): Promise<number> => this.evaluate(() => Math.round(scrollY));
}

/** Text at a point below the navbar. Line breaks may differ between documents: the font of the first may load too late. */
export const textInView = (reader: Reader) =>
  reader.evaluate(() => document.elementFromPoint(innerWidth / 2, 200)?.textContent);
