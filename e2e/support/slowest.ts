import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How many specs and tests are named. */
const COUNT = 20;

/** Prints the specs and the tests that took longest, with their places, after the reports of all others. */
export default class Slowest implements Reporter {
  readonly #seconds = {
    projects: new Map<string, number>(),
    specs: new Map<string, number>(),
    tests: new Map<string, number>(),
  };

  /** Leaves the console to the reporter beside this one. */
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, project = '', file = '', ...titles] = test.titlePath();
    const { projects, specs, tests } = this.#seconds;
    const add = (times: Map<string, number>, ...name: string[]) =>
      times.set(name.join(' › '), (times.get(name.join(' › ')) ?? 0) + duration / 1000);
    add(projects, project);
    add(specs, project, file);
    add(tests, project, file, ...titles);
  }

  onEnd(): void {
    const { projects, ...parts } = this.#seconds;
    const totals = [...projects].map(([project, seconds]) => `${project} ${seconds.toFixed(0)} s`);
    console.log(`\nOn all workers ${totals.join(', ')}`);
    for (const [name, times] of Object.entries(parts)) {
      console.log(`\nThe slowest of ${times.size} ${name}:`);
      for (const [place, seconds] of [...times].sort(([, a], [, b]) => b - a).slice(0, COUNT))
        console.log(`${seconds.toFixed(1).padStart(6)} s  ${place}`);
    }
  }
}
