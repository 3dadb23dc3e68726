/** Commands for the driver of an engine: only those that all drivers support. */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** Options that have to be set when a window is opened. */
export interface WindowOptions {
  /** False for a reader who has turned scripts off; the driver's own still run. */
  scripts: boolean;
  /** Colour scheme that the reader's system prefers. */
  colours: 'dark' | 'light';
  /** True for a screen that is touched. */
  touch: boolean;
  /** True for a reader whose system moves as little as can be. */
  still: boolean;
}

/** One window of a fresh reader: nothing is stored, nothing is cached. Places and sizes are CSS px of the viewport. */
export interface Window {
  /** Begins to load an address; does not wait for it. */
  load(address: string): Promise<void>;
  /**
   * Runs an expression in the page, waits for it where it is a promise, and gives its value, which JSON can hold.
   *
   * @throws the error of the expression, and when the document is unloaded meanwhile.
   */
  run<Value>(expression: string): Promise<Value>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Touches with one finger, shortly. @throws where the driver cannot. */
  tap(x: number, y: number): Promise<void>;
  /** Presses keys together: `Escape`, `Control+k`. */
  press(keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Cuts the browser off from the network. @throws where the driver cannot. */
  setOffline(offline: boolean): Promise<void>;
  /** Problems since the window was opened: messages of the console, uncaught errors, violations of the policy. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** An engine that runs for a worker. */
export interface Engine {
  readonly name: EngineName;
  open(options: WindowOptions): Promise<Window>;
  /** Ends every process that it has started, and removes its folders. */
  close(): Promise<void>;
}

/** Where it is not known which size a window has. */
export const SIZE = { width: 1280, height: 800 } as const;
