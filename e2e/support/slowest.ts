import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How many specs and tests are named. */
const COUNT = 20;

interface Time {
  name: string;
  seconds: number;
}

function print(times: readonly Time[]): void {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, COUNT);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** Prints the specs and the tests that took longest, with where they stand, after all others have said how they ended. */
export default class Slowest implements Reporter {
  readonly #tests: Time[] = [];
  readonly #specs = new Map<string, number>();

  /** Leaves the console to the reporter beside this one. */
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    // The project has no name.
    const [, , spec = '', ...titles] = test.titlePath();
    const seconds = duration / 1000;
    this.#tests.push({ name: [spec, ...titles].join(' › '), seconds });
    this.#specs.set(spec, (this.#specs.get(spec) ?? 0) + seconds);
  }

  onEnd(): void {
    const total = this.#tests.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log(`\nThe slowest of ${this.#specs.size} specs, of ${total.toFixed(0)} s on all workers:`);
    print([...this.#specs].map(([name, seconds]) => ({ name, seconds })));
    console.log(`\nThe slowest of ${this.#tests.length} tests:`);
    print(this.#tests);
  }
}
