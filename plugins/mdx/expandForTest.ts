import fs from 'node:fs';
import path from 'node:path';
import { SAMPLES_MANIFEST } from '../content/samples/runtimes.ts';
import type { ExpandedPage, Target } from './expandedPage.ts';
import { createExpandPage, type ExpandPageOptions } from './expandPage.ts';
import { parseMdx } from './mdxSource.ts';

/** What the samples of a test run with, where it names nothing itself. */
const MANIFEST = {
  dependencies: { 'burger-api': '7.8.9', express: '4.5.6' },
  devDependencies: {
    'bun-minimum': 'npm:bun@8.1.2',
    'bun-primary': 'npm:bun@8.2.3',
    'bun-latest': 'npm:bun@8.3.4',
  },
};

/**
 * Creates the expanding of pages for tests: of pages in `docs/` beside the folder of samples.
 *
 * @param samples absolute path of the folder of all samples.
 */
export function createExpandForTest(
  samples: string,
  options: Partial<ExpandPageOptions> = {},
): (source: string, target?: Target) => ExpandedPage {
  const base = path.dirname(samples);
  const expand = createExpandPage({
    parse: parseMdx,
    samples,
    components: '/theme/steps.ts',
    pairComponents: '/theme/pairs.ts',
    explorerComponent: '/theme/RouteExplorer.tsx',
    onionComponent: '/theme/OnionView.tsx',
    windowComponent: '/theme/RequestWindow.tsx',
    programs: path.join(base, 'assets'),
    exerciseComponent: '/theme/ExerciseEditor.tsx',
    filesOf: () => [],
    nameOf: () => undefined,
    changedDocs: () => '',
    pageShowing: () => undefined,
    cardsComponent: '/theme/CategoryCards.tsx',
    filterComponent: '/theme/Filter.tsx',
    overviewOf: () => undefined,
    ...options,
  });
  const manifest = path.join(samples, SAMPLES_MANIFEST);
  return (source, target = 'page') => {
    if (fs.existsSync(samples) && !fs.existsSync(manifest))
      fs.writeFileSync(manifest, JSON.stringify(MANIFEST));
    return expand(source, path.join(base, 'docs/page.mdx'), target);
  };
}
