/** Differences between two builds of the site, as Markdown for a pull request. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { markdownPath, routeOf } from '../../model/routes.ts';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { code, fenced, joinParagraphs } from '../markdown.ts';

/** Characters of the words of one page. */
const MAX_WORDS = 4_000;

/** Rendered when there is no network, and the same for every address that is not found. */
const NO_PAGES = ['offline.html', '404.html'];

const routesOf = (build: string) =>
  new Set(
    listBelow(build)
      .filter((file) => file.endsWith('.html') && !NO_PAGES.includes(file))
      .map(routeOf),
  );

const WORD_DIFF = ['diff', '--no-index', '--no-ext-diff', '--no-color', '--word-diff=plain', '--unified=0'];

/** Changed lines with their words, recorded responses and links, as git marks them: `[-so-]{+such+}`. Empty for equal files. */
function diffOf(before: string, after: string): string {
  const { stdout } = spawnSync('git', [...WORD_DIFF, before, after], { encoding: 'utf8', maxBuffer: 1e8 });
  // The head has the names of the files.
  return stdout.slice(stdout.indexOf('\n@@') + 1).trimEnd();
}

const list = (title: string, routes: readonly string[]) =>
  routes.length === 0 ? [] : [`${title}: ${routes.map(code).join(', ')}`];

/** `comment.yml` finds its earlier comment by this line. */
export const REPORT_HEADING = '## Change report';

/** @param before absolute path of a build, as is `after`. @param name of the source of `before`, such as a branch. */
export function compareBuilds(before: string, after: string, name: string): string {
  const [old, now] = [routesOf(before), routesOf(after)];
  const changes = [...now].flatMap((route) => {
    const [from, to] = [before, after].map((build) => path.join(build, markdownPath(route)));
    if (!old.has(route) || !from || !to || !fs.existsSync(from) || !fs.existsSync(to)) return [];
    const words = diffOf(from, to);
    return words === '' ? [] : [{ route, words }];
  });
  const added = [...now].filter((route) => !old.has(route));
  const gone = [...old].filter((route) => !now.has(route));
  const paragraphs = [
    REPORT_HEADING,
    `Compared with ${code(name)}: ${added.length} pages added, ${gone.length} gone, ${changes.length} changed.`,
    ...list('Added', added),
    ...list('Gone', gone),
    ...list(
      'Changed',
      changes.map(({ route }) => route),
    ),
    ...changes.map(({ route, words }) => {
      const text = words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}\n… (cut: too long)` : words;
      return `<details><summary>${route}</summary>\n\n${fenced(text, 'text')}\n\n</details>`;
    }),
  ];
  return joinParagraphs(
    paragraphs,
    (count) => `The words of ${count} more pages are left out: the report is too long.`,
  );
}
