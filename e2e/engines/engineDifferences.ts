/** Needs of tests that an engine or its driver does not meet: declared at the tests, listed in `e2e/engines.md`. */
import { ENGINES, type EngineName } from './drivers/driver.ts';

interface Need {
  /** The need, as a noun phrase. */
  need: string;
  /** Reason for its absence, by engine. */
  lacking: Readonly<Partial<Record<EngineName, string>>>;
}

export const NEEDS = {
  everyPage: {
    need: 'a run of its own over every page',
    lacking: { chromium: '`gates.spec.ts` opens every page in it, at the same width and more.' },
  },
  reloadWithHash: {
    need: 'a scroll position that survives the reload of an address with a hash',
    lacking: {
      webkit:
        'Open: after the page has loaded and been laid out, WebKit scrolls to the heading once more. Restoring the position at `load`, in the next task and at every scroll for half a second did not help.',
    },
  },
  touch: {
    need: 'touch input',
    lacking: {
      webkit:
        'Its driver turns touch into mouse input: with `pointerType: touch` the page received mouse events.',
    },
  },
} as const satisfies Readonly<Record<string, Need>>;

const needOf = (name: keyof typeof NEEDS): Need => NEEDS[name];

/** Options of a test that needs something: it does not run where that is lacking. */
export const needs = (...names: (keyof typeof NEEDS)[]): { tag: string[] } => ({
  tag: ENGINES.filter((engine) => names.some((name) => needOf(name).lacking[engine])).map(
    (engine) => `@not-${engine}`,
  ),
});

/** The table of `e2e/engines.md`. @param files of the tests that have a need, by its name. */
export function differencesTable(files: Readonly<Record<string, readonly string[]>>): string {
  const rows = Object.entries(NEEDS).flatMap(([name, { need, lacking }]) =>
    Object.entries(lacking).map(
      ([engine, reason]) => `| ${need} | ${engine} | ${reason} | ${(files[name] ?? []).join(', ')} |`,
    ),
  );
  return ['| What a test needs | Not in | Why | Tests |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
