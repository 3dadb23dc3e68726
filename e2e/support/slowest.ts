import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How many tests are named. */
const COUNT = 20;

/** Prints the tests that took longest, with where they stand, after all others have said how they ended. */
export default class Slowest implements Reporter {
  readonly #tests: { project: string; name: string; seconds: number }[] = [];

  /** Leaves the console to the reporter beside this one. */
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, project = '', ...titles] = test.titlePath();
    this.#tests.push({ project, name: titles.join(' › '), seconds: duration / 1000 });
  }

  onEnd(): void {
    const slowest = this.#tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, COUNT);
    const totals = new Map<string, number>();
    for (const { project, seconds } of this.#tests) totals.set(project, (totals.get(project) ?? 0) + seconds);
    const parts = [...totals].map(([project, seconds]) => `${project} ${seconds.toFixed(0)} s`);
    console.log(`\nThe slowest of ${this.#tests.length} tests; on all workers ${parts.join(', ')}:`);
    for (const { project, name, seconds } of slowest)
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${project} › ${name}`);
  }
}
