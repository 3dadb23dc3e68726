/** Features that engines or their drivers lack: declared at the tests that need them, listed in `e2e/engines.md`. */
import { ENGINES, type EngineName } from './drivers/driver.ts';

interface Need {
  /** Feature that a test needs, as a part of a sentence. */
  what: string;
  /** Reason for its absence, by engine. */
  lacking: Readonly<Partial<Record<EngineName, string>>>;
}

export const NEEDS = {
  everyPage: {
    what: 'a run of its own over every page',
    lacking: { chromium: '`gates.spec.ts` opens every page in it, at the same width and more.' },
  },
  reloadWithHash: {
    what: 'a place that is kept when an address with a hash is reloaded',
    lacking: {
      webkit:
        'Open: it goes to the heading once more after the page was loaded and laid out. Restored at `load`, in the task after it, and at each scrolling for half a second, the page stood at the heading all the same.',
    },
  },
  touch: {
    what: 'a finger',
    lacking: {
      webkit:
        'Its driver takes a finger for a mouse: tried by `pointerType: touch`, the page was told of a mouse.',
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

/** The table of `e2e/engines.md`. @param use titles of the tests that need something, by its name. */
export function differencesTable(use: Readonly<Record<string, readonly string[]>>): string {
  const rows = Object.entries(NEEDS).flatMap(([name, { what, lacking }]) =>
    Object.entries(lacking).map(
      ([engine, reason]) => `| ${what} | ${engine} | ${reason} | ${(use[name] ?? []).join(', ')} |`,
    ),
  );
  return ['| What a test needs | Not in | Why | Tests |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
