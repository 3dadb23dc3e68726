/**
 * `npx tsx scripts/words`: the length of each page and of its sentences, and where they break words.md. Names
 * choose pages by a part of their address. Fails when there is a finding.
 */
import { type Diagnostic, diagnostic, formatDiagnostic } from '../../plugins/content/diagnostic.ts';
import { asksOf } from '../../plugins/content/frontmatter.ts';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { frontmatterOf, type Source } from '../../plugins/content/siteReader.ts';
import { MAX_MARKDOWN_LENGTH } from '../../plugins/mdx/markdown/index.ts';
import { joinText } from '../../plugins/output/llms.ts';
import { createPageOutputs } from '../../plugins/pageOutputs.ts';
import { readArguments } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { readThisSite } from '../thisSite.ts';
import { type Kind, kindOf, MAX_WORDS, MAX_WORDS_OF_PAGE, MEAN_SENTENCE, MIN_SENTENCES } from './kinds.ts';
import { type Prose, proseOf } from './prose.ts';
import { requestsWithoutRoute } from './requestsWithoutRoute.ts';

const siteContext = readThisSite();
const { reader } = siteContext;
const { markdownOf } = createPageOutputs(siteContext);

/** @param markdown characters of its Markdown. */
function findingsOf(
  { file, route = '', parsed }: Source,
  kind: Kind,
  { words, sentences, mean }: Prose,
  markdown: number,
): Diagnostic[] {
  const max = MAX_WORDS_OF_PAGE[route] ?? MAX_WORDS[kind] ?? Number.POSITIVE_INFINITY;
  const length = `${mean.toFixed(1)} words a sentence`;
  const hasMean = sentences >= MIN_SENTENCES;
  const rules: [isBroken: boolean, reason: string][] = [
    [
      words > max,
      `${words} words of prose: a ${kind} has at most ${max}. Cut, or move a part to another page.`,
    ],
    [
      hasMean && mean < MEAN_SENTENCE.min,
      `${length}: at least ${MEAN_SENTENCE.min}. Join what belongs together with because, so, which.`,
    ],
    [hasMean && mean > MEAN_SENTENCE.max, `${length}: at most ${MEAN_SENTENCE.max}. Split the longest.`],
    [
      markdown > MAX_MARKDOWN_LENGTH,
      `The Markdown has ${markdown} characters: at most ${MAX_MARKDOWN_LENGTH}. Split the page, or show less of its samples.`,
    ],
    [
      kind !== 'post' && asksOf(frontmatterOf(parsed)).length === 0,
      'The search does not know what people ask who need the page: list it as `asks` in the front matter.',
    ],
  ];
  // A proof of the reference is folded with all of its files.
  const requests = parsed.tree && kind !== 'reference' ? requestsWithoutRoute(parsed.tree, SAMPLES_DIR) : [];
  return [
    ...rules.flatMap(([isBroken, reason]) => (isBroken ? [diagnostic(file, 1, reason)] : [])),
    ...requests.map(({ line, reason }) => diagnostic(file, line, reason)),
  ];
}

function measure(source: Source) {
  const { route = '', parsed, page, file } = source;
  const kind = kindOf(route);
  // Older versions stay as they are.
  if (kind === undefined || !parsed.tree || !page?.visibility.indexed) return [];
  if (kind === 'post' && !('date' in page.frontmatter)) return [];
  const prose = proseOf(parsed.tree);
  const { title, body } = markdownOf(file, route);
  const markdown = joinText(title, body).length;
  return { route, kind, prose, markdown, findings: findingsOf(source, kind, prose, markdown) };
}

runMain(async () => {
  const { positionals } = readArguments({}, { allowPositionals: true });
  const all = [...reader.site().sources.values()].flatMap(measure);
  for (const part of positionals)
    if (!all.some(({ route }) => route.includes(part)))
      throw new UserError(`No page has "${part}" in its address. Name a part of one, such as "recipes".`);
  const measured = all.filter(
    ({ route }) => positionals.length === 0 || positionals.some((part) => route.includes(part)),
  );
  const rows = measured.map(({ route, kind, prose: { words, mean }, markdown }) => {
    return [route, { kind, words, 'words a sentence': mean.toFixed(1), markdown }];
  });
  console.table(Object.fromEntries(rows));
  const findings = measured.flatMap((page) => page.findings);
  for (const finding of findings) console.log(formatDiagnostic(finding));
  if (findings.length > 0)
    throw new UserError(`${findings.length} findings. contributing/words.md says what holds, and why.`);
});
