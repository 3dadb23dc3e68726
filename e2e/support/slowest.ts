import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How many tests are named. */
const COUNT = 30;

/** Prints the tests that took longest, with their project and spec, after the reports of all others. */
export default class Slowest implements Reporter {
  readonly #tests: { seconds: number; name: string }[] = [];

  /** Leaves the console to the reporter beside this one. */
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#tests.push({ seconds: duration / 1000, name: test.titlePath().slice(1).join(' › ') });
  }

  onEnd(): void {
    console.log(`\nThe slowest of ${this.#tests.length} tests:`);
    for (const { seconds, name } of this.#tests.sort((a, b) => b.seconds - a.seconds).slice(0, COUNT))
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
}
