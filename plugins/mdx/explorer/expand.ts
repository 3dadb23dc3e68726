import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { available, type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import { isSample, listSamples } from '../../content/samples/discover.ts';
import type { Answer, NoAnswer } from '../../content/samples/recording.ts';
import { statusOf } from '../samples/answer.ts';
import { readShownSample, type ShownSample } from '../samples/read.ts';

export interface Options {
  /** Absolute path of the folder of all samples. */
  samples: string;
  /** Absolute path of the module that exports `RouteExplorer`. */
  component: string;
}

export interface Expansion {
  /** The page's source with every `<RouteExplorer>` replaced. */
  source: string;
  /** Absolute paths of everything that the result depends on. */
  dependencies: string[];
  diagnostics: Diagnostic[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** A handler of a route file. */
const HANDLER = /^export const ([A-Z]+) = /gm;

/** What every handler of an explorer's sample answers (`answer.ts`). */
const answerSchema = z.object({
  file: z.string(),
  params: z.record(z.string(), z.string()),
  wildcardParams: z.array(z.string()).optional(),
});

function attributesOf({ attributes }: MdxJsxFlowElement): Record<string, string> {
  return Object.fromEntries(
    attributes.map((entry) => {
      if (entry.type !== 'mdxJsxAttribute' || typeof entry.value !== 'string')
        throw new Error('takes name="…" and request="…" only.');
      return [entry.name, entry.value];
    }),
  );
}

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

/** What a handler said that it got; nothing for an answer that no handler gave. */
function handledOf(answer: Answer | NoAnswer) {
  return 'status' in answer && answer.status === 200
    ? answerSchema.parse(JSON.parse(answer.body))
    : undefined;
}

/** The sample's requests, and which file answered each. */
function tableOf({ requests, recording, name }: ShownSample): string {
  const rows = requests.map(({ id, method, target }) => {
    const answer = recording?.answers[id];
    if (!answer)
      throw new Error(`has no response to "${id}". Record it: npm run samples -- ${name} --record`);
    const handled = handledOf(answer);
    const values =
      handled && [handled.params, handled.wildcardParams ?? []].map((value) => JSON.stringify(value));
    const given = values
      ?.filter((value) => value !== '{}' && value !== '[]')
      .map(code)
      .join(', ');
    return `| ${code(`${method} ${target}`)} | ${handled ? code(handled.file) : statusOf(answer)} | ${given || 'nothing'} |`;
  });
  return ['| Request | Who answers | Handler gets |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Where the explorer begins. */
function exampleOf(sample: ShownSample, wanted: string | undefined) {
  const request = sample.requests.find(({ id }) => id === wanted);
  if (!request) {
    const ids = sample.requests.map(({ id }) => id);
    throw new Error(`begins with the request "${wanted}". ${available('requests', wanted ?? '', ids)}`);
  }
  const files = sample.files
    .filter((file) => file.startsWith('api/'))
    .map((file) => {
      const source = fs.readFileSync(path.join(sample.dir, file), 'utf8');
      return { path: file, methods: [...source.matchAll(HANDLER)].map(([, method]) => method) };
    });
  return { files, method: request.method, target: request.target, bun: '1.3' };
}

/**
 * Replaces every `<RouteExplorer name="…" request="…" />` of a page by what its sample's requests led to, which is read without
 * scripts, too, and the explorer that begins with the sample's files and one of the requests.
 *
 * @param source MDX of the page.
 * @param file absolute path of the page.
 */
export function expandExplorers(source: string, file: string, { samples, component }: Options): Expansion {
  const expansion: Expansion = { source, dependencies: [], diagnostics: [] };
  if (!source.includes('<RouteExplorer')) return expansion;
  let tree: Root;
  try {
    tree = parser.parse(source);
  } catch {
    // The engine reports what cannot be parsed, with the place.
    return expansion;
  }
  const edits: { start: number; end: number; text: string }[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'RouteExplorer' || !node.position) return;
    const { start, end } = node.position;
    const edit = (text: string) => edits.push({ start: start.offset ?? 0, end: end.offset ?? 0, text });
    try {
      const { name = '', request } = attributesOf(node);
      if (!isSample(samples, name))
        throw new Error(
          `names the sample "${name}", which does not exist. ${available('samples', name, listSamples(samples))}`,
        );
      const sample = readShownSample(samples, name);
      const example = JSON.stringify(exampleOf(sample, request));
      edit(`<RouteExplorer example={${example}}>\n\n${tableOf(sample)}\n\n</RouteExplorer>`);
      expansion.dependencies.push(...sample.dependencies);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      expansion.diagnostics.push(diagnostic(file, start.line, `<RouteExplorer> ${reason}`));
      // The rest of the page can be read, in development.
      edit('');
    }
  });
  for (const { start, end, text } of edits.reverse())
    expansion.source = expansion.source.slice(0, start) + text + expansion.source.slice(end);
  expansion.source += `\n\nimport { RouteExplorer } from ${JSON.stringify(component)};\n`;
  return expansion;
}
