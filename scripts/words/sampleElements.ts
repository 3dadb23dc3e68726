/** Requests that a page shows for a route that it does not show. */
import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { isSample } from '../../plugins/content/samples/discover.ts';
import { textOfAttribute } from '../../plugins/mdx/attributes.ts';
import { readShownSample, type ShownSample } from '../../plugins/mdx/samples/read.ts';
import { words } from '../../plugins/mdx/samples/text.ts';
import { servingFile } from './servingFile.ts';

interface Tag {
  line: number;
  sample: ShownSample;
  files: readonly string[];
  requests: readonly string[];
}

export interface Finding {
  line: number;
  reason: string;
}

function tagsOf(tree: Root, samples: string): Tag[] {
  const tags: Tag[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name !== 'Sample') return;
    const name = textOfAttribute(node, 'name') ?? '';
    // The build reports a wrong name.
    if (!isSample(samples, name)) return;
    const sample = readShownSample(samples, name);
    const files = textOfAttribute(node, 'files');
    const requests = textOfAttribute(node, 'requests') ?? '';
    tags.push({
      line: node.position?.start.line ?? 1,
      sample,
      files:
        files === undefined
          ? sample.files
          : words(files)
              .filter((file) => file !== 'none')
              .map((file) => file.split('#')[0] ?? ''),
      requests: requests.trim() === '*' ? sample.requests.map(({ id }) => id) : words(requests),
    });
  });
  return tags;
}

/** One whose route another sample of the page shows in the same words counts; so does one that answers 404. */
export function requestsWithoutRoute(tree: Root, samples: string): Finding[] {
  const tags = tagsOf(tree, samples);
  const textOf = ({ dir }: ShownSample, file: string) => fs.readFileSync(path.join(dir, file), 'utf8').trim();
  const shown = new Set(
    tags.flatMap(({ sample, files }) =>
      files.filter((file) => sample.files.includes(file)).map((file) => `${file}\n${textOf(sample, file)}`),
    ),
  );
  const missing = new Map<string, Finding & { file: string; sample: string; ids: string[] }>();
  for (const { line, sample, requests } of tags) {
    for (const { id, target } of sample.requests.filter((request) => requests.includes(request.id))) {
      const answer = sample.recording?.answers[id];
      if (answer && 'status' in answer && answer.status === 404) continue;
      const file = servingFile(sample.files, target);
      if (file === undefined || shown.has(`${file}\n${textOf(sample, file)}`)) continue;
      const key = `${sample.name} ${file}`;
      const found = missing.get(key) ?? { line, reason: '', file, sample: sample.name, ids: [] };
      missing.set(key, { ...found, ids: [...found.ids, id] });
    }
  }
  return [...missing.values()].map(({ line, file, sample, ids }) => ({
    line,
    reason: `${ids.length === 1 ? 'The request' : 'The requests'} ${ids.join(', ')} of "${sample}" ${ids.length === 1 ? 'goes' : 'go'} to ${file}, which the page does not show. Add it to files="…".`,
  }));
}
