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

/** Prints the specs and the tests that took longest, with their places, after the reports of all others. */
export default class Slowest implements Reporter {
  readonly #tests: Time[] = [];
  readonly #specs = new Map<string, number>();
  readonly #projects = new Map<string, number>();

  /** Leaves the console to the reporter beside this one. */
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, project = '', file = '', ...titles] = test.titlePath();
    const spec = `${project} › ${file}`;
    const seconds = duration / 1000;
    this.#tests.push({ name: [spec, ...titles].join(' › '), seconds });
    this.#specs.set(spec, (this.#specs.get(spec) ?? 0) + seconds);
    this.#projects.set(project, (this.#projects.get(project) ?? 0) + seconds);
  }

  onEnd(): void {
    const totals = [...this.#projects].map(([project, seconds]) => `${project} ${seconds.toFixed(0)} s`);
    console.log(`\nThe slowest of ${this.#specs.size} specs; on all workers ${totals.join(', ')}:`);
    print([...this.#specs].map(([name, seconds]) => ({ name, seconds })));
    console.log(`\nThe slowest of ${this.#tests.length} tests:`);
    print(this.#tests);
  }
}
