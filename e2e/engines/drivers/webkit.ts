/** WebKitGTK's MiniBrowser, by WebDriver, on a separate display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../../scripts/browser.mjs';
import { freePort } from '../../../scripts/servers/freePort.ts';
import { type Engine, SIZE, type Window, type WindowOptions } from './driver.ts';

/** Its toolbar would forbid a window of less than 447 px. */
const SMALL_TOOLBAR =
  'toolbar, toolbar *, notebook header, notebook header *, headerbar, headerbar *, entry, button { font-size: 1px; min-width: 0; padding: 0; margin: 0; -gtk-icon-size: 4px; -GtkToolbar-icon-size: 4px }';

/**
 * How long a script may take, in milliseconds. If its document enters the back/forward cache meanwhile, the driver
 * never answers: the protocol's own timeout runs in the page, which is frozen.
 */
const MAX_SCRIPT_MS = 15_000;

/** Keys that the protocol has numbers for, by their names elsewhere. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: ' ',
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  PageDown: Key.PAGE_DOWN,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
};

/** Ends a program and waits until it has ended. */
async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

/** Starts a virtual display. @returns its process and its name. */
async function startScreen(): Promise<[ChildProcess, string]> {
  const args = ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'];
  const screen = spawn(findWebKit()?.screen ?? '', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const output = screen.stdio[3];
  if (!output) throw new Error('The display has no pipe for its name.');
  const [number] = await once(output, 'data');
  return [screen, `:${String(number).trim()}`];
}

/** Waits until a driver answers. */
async function answering(address: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(20);
  }
}

function capabilitiesOf({ scripts, colours }: WindowOptions): Capabilities {
  const args = ['--automation', `--enable-javascript=${scripts}`];
  if (colours === 'dark') args.push('--dark-mode');
  return new Capabilities({
    browserName: 'MiniBrowser',
    // Tests wait for the elements they need; the driver would wait for every file of every page.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: findWebKit()?.browser, args },
  });
}

type Answer<Value> = { value: Value } | { error: string };

function windowOf(driver: WebDriver): Window {
  const run = async <Value>(expression: string): Promise<Value> => {
    const script = driver.executeAsyncScript<Answer<Value>>(
      `const done = arguments[0]; (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
    );
    const limit = new AbortController();
    const timeout = setTimeout(MAX_SCRIPT_MS, { error: 'The document was left.' }, { signal: limit.signal });
    const answer = await Promise.race([script, timeout]).finally(() => limit.abort());
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
  const pointer = (x: number, y: number) =>
    driver
      .actions({ async: true })
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    run,
    load: (address) => driver.get(address),
    move: (x, y) => pointer(x, y).perform(),
    click: (x, y) => pointer(x, y).click().perform(),
    tap: async () => {
      throw new Error('WebKitWebDriver acts a finger as a mouse.');
    },
    press: async (keys) => {
      const codes = keys.map((key) => KEYS[key] ?? key);
      const actions = driver.actions({ async: true });
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.toReversed()) actions.keyUp(code);
      await actions.perform();
    },
    type: async (text) => {
      const actions = driver.actions({ async: true });
      for (const character of text) actions.keyDown(character).keyUp(character);
      await actions.perform();
    },
    resize: async (width, height) => {
      // The window is larger than its viewport, by an amount that is known only after resizing.
      for (;;) {
        // Synchronous: the first document of a window may be replaced, and would never call back.
        const [pageWidth, pageHeight] = await driver.executeScript<[number, number]>(
          'return [innerWidth, innerHeight];',
        );
        if (pageWidth === width && pageHeight === height) return;
        const rect = await driver.manage().window().getRect();
        // A window that is just coming may report no size.
        await driver
          .manage()
          .window()
          .setRect({
            width: Math.max(width, rect.width + width - pageWidth),
            height: Math.max(height, rect.height + height - pageHeight),
          });
      }
    },
    setOffline: async () => {
      throw new Error('WebKitWebDriver has no switch for the network.');
    },
    problems: () => run<string[]>('globalThis.problems ?? []'),
    close: () => driver.quit(),
  };
}

export async function startWebKit(): Promise<Engine> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  fs.mkdirSync(path.join(dir, 'gtk-3.0'));
  fs.writeFileSync(path.join(dir, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  const [screen, display] = await startScreen();
  const port = await freePort();
  const program = spawn(findWebKit()?.driver ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: dir,
      XDG_DATA_HOME: dir,
      XDG_CACHE_HOME: dir,
      // Without a graphics card, to paint by the processor at once takes half the time of having one acted.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: 'ignore',
  });
  const stop = () => {
    program.kill();
    screen.kill();
  };
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}`;
  await answering(address, program);
  return {
    name: 'webkit',
    close: async () => {
      await end(program);
      await end(screen);
      process.off('exit', stop);
      // Helpers of the browser end a little later than itself.
      fs.rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
    open: async (options) => {
      const settings = `[Settings]\ngtk-enable-animations=${options.still ? 0 : 1}\n`;
      fs.writeFileSync(path.join(dir, 'gtk-3.0/settings.ini'), settings);
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities(capabilitiesOf(options))
        .build();
      const window = windowOf(driver);
      await window.resize(SIZE.width, SIZE.height);
      return window;
    },
  };
}
