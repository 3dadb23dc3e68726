import { routeOf } from './files.ts';

/** Clean address of the page that a Markdown twin belongs to; undefined for anything else. */
function routeOfTwin(url: string | undefined): string | undefined {
  if (!url?.endsWith('.md')) return undefined;
  const pathname = url.startsWith('/') ? url : new URL(url).pathname;
  return routeOf(decodeURI(pathname).slice(1));
}

/**
 * The engine's `llms.txt` without some pages: one line for each page, with a link to its Markdown twin.
 *
 * @param isHidden by the clean address of a page.
 */
export function filterLlmsTxt(text: string, isHidden: (route: string) => boolean): string {
  return text
    .split('\n')
    .filter((line) => {
      const route = routeOfTwin(/^- \[.*?\]\((\S+?)\)(?::|$)/.exec(line)?.[1]);
      return route === undefined || !isHidden(route);
    })
    .join('\n');
}

/** The engine's `llms-full.txt` without some pages: each begins with `---`, `url: <twin>`, `---`. */
export function filterLlmsFullTxt(text: string, isHidden: (route: string) => boolean): string {
  return text
    .split(/^(?=---\nurl: \S+\n---\n)/m)
    .filter((part) => {
      const route = routeOfTwin(/^---\nurl: (\S+)\n/.exec(part)?.[1]);
      return route === undefined || !isHidden(route);
    })
    .join('');
}
