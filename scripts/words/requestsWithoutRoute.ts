/** Requests that a page shows for a route that it does not show. */
import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { mismatchOf, patternOf } from '../../model/routeMatch.ts';
import { isSample } from '../../plugins/content/samples/discover.ts';
import { textOfAttribute } from '../../plugins/mdx/attributes.ts';
import { readShownSample, type ShownSample } from '../../plugins/mdx/samples/read.ts';
import { words } from '../../plugins/mdx/samples/text.ts';

/** Addresses that the framework itself serves. */
const BUILT_IN = new Set(['/docs', '/docs/', '/openapi.json']);

/**
 * `api/orders/[id]/route.ts` serves `/orders/:id`, `pages/about.html` serves `/about`; other files serve nothing. A route may
 * have a prefix of one or two segments, which is an option.
 */
function servedBy(file: string): { file: string; pattern: string; prefixes: readonly number[] }[] {
  const below = file.replace(/^[^/]+/, '');
  if (below.endsWith('/route.ts')) return [{ file, pattern: patternOf(below).slice(1), prefixes: [0, 1, 2] }];
  if (!/^pages\/.*\.(?:tsx?|html)$/.test(file)) return [];
  return [{ file, pattern: patternOf(below.replace(/(?:\/index)?\.\w+$/, '')).slice(1), prefixes: [0] }];
}

/** The longest pattern comes first; of two of one length, the one with fewer parameters. Wildcards come last. */
const rank = (pattern: string) =>
  pattern.split('/').length - pattern.split(':').length / 10 - (pattern.includes('*') ? 100 : 0);

/**
 * @param target path and query.
 * @returns undefined for an address that the framework answers by itself, or that no file serves.
 */
export function servingFile(files: readonly string[], target: string): string | undefined {
  const [address = ''] = target.split('?');
  if (BUILT_IN.has(address)) return undefined;
  const segments = address.split('/').filter(Boolean);
  const fits = (pattern: string, prefix: number) => {
    const rest = segments.slice(prefix).map((segment) => `/${segment}`);
    return prefix <= segments.length && !mismatchOf(pattern, rest.join(''));
  };
  return files
    .flatMap(servedBy)
    .filter(({ pattern, prefixes }) => prefixes.some((prefix) => fits(pattern, prefix)))
    .sort((a, b) => rank(b.pattern) - rank(a.pattern))[0]?.file;
}

/** The samples of a page. The build reports a wrong name. */
function samplesOn(tree: Root, samples: string) {
  const elements: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => void elements.push(node));
  return elements.flatMap((node) => {
    const name = textOfAttribute(node, 'name') ?? '';
    if (node.name !== 'Sample' || !isSample(samples, name)) return [];
    const sample = readShownSample(samples, name);
    const files = textOfAttribute(node, 'files');
    const requests = words(textOfAttribute(node, 'requests') ?? '');
    return {
      line: node.position?.start.line ?? 1,
      sample,
      files: files === undefined ? sample.files : words(files).map((file) => file.replace(/#.*/, '')),
      requests: sample.requests.filter(({ id }) => requests.includes(id) || requests.includes('*')),
    };
  });
}

/**
 * Problems of the requests of a page. Exceptions: another sample of the page shows the same route with the same text, or the recorded
 * response is a 404.
 */
export function requestsWithoutRoute(tree: Root, samples: string): { line: number; reason: string }[] {
  const elements = samplesOn(tree, samples);
  const textOf = ({ dir }: ShownSample, file: string) =>
    `${file}\n${fs.readFileSync(path.join(dir, file), 'utf8').trim()}`;
  const shown = new Set(
    elements.flatMap(({ sample, files }) =>
      files.filter((file) => sample.files.includes(file)).map((file) => textOf(sample, file)),
    ),
  );
  return elements.flatMap(({ line, sample, requests }) =>
    requests.flatMap(({ id, target }) => {
      const answer = sample.recording?.answers[id];
      const file = servingFile(sample.files, target);
      if (file === undefined || shown.has(textOf(sample, file))) return [];
      if (answer && 'status' in answer && answer.status === 404) return [];
      const reason = `The request ${id} of "${sample.name}" goes to ${file}, which the page does not show. Add it to files="…".`;
      return [{ line, reason }];
    }),
  );
}
