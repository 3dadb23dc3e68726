/**
 * `npx tsx scripts/words`: the length of each page and of its sentences, and where they break words.md. Names
 * choose pages by a part of their address. Fails when there is a finding.
 */
import path from 'node:path';
import { type Diagnostic, diagnostic, formatDiagnostic } from '../../plugins/content/diagnostic.ts';
import { asksOf } from '../../plugins/content/frontmatter.ts';
import { frontmatterOf, type Source } from '../../plugins/content/siteReader.ts';
import { joinMarkdown, MAX_MARKDOWN_LENGTH } from '../../plugins/mdx/markdown/index.ts';
import { createPageOutputs } from '../../plugins/pageOutputs.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { readArguments } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { readThisSite } from '../thisSite.ts';
import { type Kind, kindOf, MAX_WORDS, MAX_WORDS_OF_PAGE, MEAN_SENTENCE, MIN_SENTENCES } from './kinds.ts';
import { type Prose, proseOf } from './prose.ts';
import { requestsWithoutRoute } from './sampleElements.ts';

const siteContext = readThisSite();
const { reader } = siteContext;
const { markdownOf } = createPageOutputs(siteContext);

interface Measured {
  route: string;
  kind: Kind;
  prose: Prose;
  /** Characters of its Markdown. */
  markdown: number;
  findings: Diagnostic[];
}

function findingsOf(
  { file, route = '', parsed }: Source,
  kind: Kind,
  prose: Prose,
  markdown: number,
): Diagnostic[] {
  const reasons: string[] = [];
  const max = MAX_WORDS_OF_PAGE[route] ?? MAX_WORDS[kind];
  if (max !== undefined && prose.words > max)
    reasons.push(
      `${prose.words} words of prose: a ${kind} has at most ${max}. Cut, or move a part to another page.`,
    );
  const { min, max: longest } = MEAN_SENTENCE;
  const mean = prose.mean.toFixed(1);
  if (prose.sentences >= MIN_SENTENCES && prose.mean < min)
    reasons.push(
      `${mean} words a sentence: at least ${min}. Join what belongs together with because, so, which.`,
    );
  if (prose.sentences >= MIN_SENTENCES && prose.mean > longest)
    reasons.push(`${mean} words a sentence: at most ${longest}. Split the longest.`);
  if (markdown > MAX_MARKDOWN_LENGTH)
    reasons.push(
      `The Markdown has ${markdown} characters: at most ${MAX_MARKDOWN_LENGTH}. Split the page, or show less of its samples.`,
    );
  if (kind !== 'post' && asksOf(frontmatterOf(parsed)).length === 0)
    reasons.push(
      'The search does not know what people ask who need the page: list it as `asks` in the front matter.',
    );
  // A proof of the reference is folded with all of its files.
  const requests =
    parsed.tree && kind !== 'reference'
      ? requestsWithoutRoute(parsed.tree, path.join(PROJECT_ROOT, 'samples'))
      : [];
  return [
    ...reasons.map((reason) => diagnostic(file, 1, reason)),
    ...requests.map(({ line, reason }) => diagnostic(file, line, reason)),
  ];
}

function measure(source: Source): Measured[] {
  const { route, parsed, page } = source;
  const kind = route === undefined ? undefined : kindOf(route);
  // Older versions stay as they are.
  if (route === undefined || kind === undefined || !parsed.tree || !page?.visibility.indexed) return [];
  if (kind === 'post' && !('date' in page.frontmatter)) return [];
  const prose = proseOf(parsed.tree);
  const markdown = joinMarkdown(markdownOf(source.file, route)).length;
  return [{ route, kind, prose, markdown, findings: findingsOf(source, kind, prose, markdown) }];
}

runMain(async () => {
  const { positionals } = readArguments({}, { allowPositionals: true });
  const measured = [...reader.site(true).sources.values()]
    .flatMap(measure)
    .filter(({ route }) => positionals.length === 0 || positionals.some((part) => route.includes(part)));
  const width = Math.max(...measured.map(({ route }) => route.length), 4);
  console.log(`${'page'.padEnd(width)}  kind       words  mean sentence   markdown  findings`);
  for (const { route, kind, prose, markdown, findings } of measured) {
    const mean = prose.mean.toFixed(1).padStart(13);
    console.log(
      `${route.padEnd(width)}  ${kind.padEnd(9)} ${String(prose.words).padStart(6)}  ${mean}  ${String(markdown).padStart(5)}  ${findings.length || ''}`,
    );
  }
  const findings = measured.flatMap((page) => page.findings);
  for (const finding of findings) console.log(formatDiagnostic(finding));
  if (findings.length > 0)
    throw new UserError(`${findings.length} findings. contributing/words.md says what holds, and why.`);
});
