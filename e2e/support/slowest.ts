import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How many tests are named. */
const COUNT = 20;

/** Prints the tests that took longest, with where they stand, after all others have said how they ended. */
export default class Slowest implements Reporter {
  readonly #tests: { name: string; seconds: number }[] = [];

  /** Leaves the console to the reporter beside this one. */
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    // The project has no name.
    const [, , ...titles] = test.titlePath();
    this.#tests.push({ name: titles.join(' › '), seconds: duration / 1000 });
  }

  onEnd(): void {
    const slowest = this.#tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, COUNT);
    const total = this.#tests.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log(`\nThe slowest of ${this.#tests.length} tests, of ${total.toFixed(0)} s on all workers:`);
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
}
