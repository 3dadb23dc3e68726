/**
 * The versions that all holds were checked with. Some of them only a running page shows, so no build can assert them. These
 * are the tests that prove them; contributing/holds.md describes each:
 *
 * - H6 `e2e/blog/blog.spec.ts` and `e2e/build/head.spec.ts`
 * - H15 and H16 `e2e/nav/colourMode.spec.ts`, H18 `e2e/errors/errors.spec.ts` and `e2e/errors/crash.spec.ts`
 * - H19 to H21 `e2e/offline/offline.spec.ts`, `e2e/moving/pageChange.spec.ts`, `e2e/moving/prefetch.spec.ts`, `e2e/moving/position.spec.ts`,
 *   `e2e/moving/recovery.spec.ts`, `e2e/moving/bfcache.spec.ts`
 * - H24 `e2e/access/gates.spec.ts`, H27 `e2e/reading/outline.spec.ts`
 */
export const CHECKED_WITH: Readonly<Record<string, string>> = {
  '@rspress/core': '2.0.22',
  '@rsbuild/core': '2.2.14',
  '@rspack/core': '2.2.9',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  'react-lazy-with-preload': '2.2.1',
  '@unhead/react': '2.1.17',
  shiki: '4.6.0',
};

/** Specifications that prove the holds above: `npx playwright test` with these names. */
export const PROOFS = [
  'bfcache',
  'blog',
  'colourMode',
  'crash',
  'errors',
  'gates',
  'head',
  'offline',
  'outline',
  'pageChange',
  'position',
  'prefetch',
  'recovery',
] as const;

/**
 * What to do about packages of another version than the holds were checked with.
 *
 * @param installed versions by package; undefined for one that is not installed.
 * @returns undefined when all are the same.
 */
export function uncheckedVersions(
  installed: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const other = Object.entries(CHECKED_WITH)
    .filter(([name, version]) => installed[name] !== version)
    .map(([name, version]) => `${name} ${installed[name] ?? 'is missing'} (checked with ${version})`);
  if (other.length === 0) return undefined;
  return `${other.join(', ')}: the holds on the engine's insides that only a running page shows were not checked with it. Run \`npm run build && npx rstest run && npx playwright test ${PROOFS.join(' ')}\`; when all pass, note the version in plugins/engine/version.ts and in the table of contributing/engine.md.`;
}
