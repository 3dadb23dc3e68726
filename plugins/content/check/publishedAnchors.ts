import path from 'node:path';
import { z } from 'zod';
import { type Diagnostic, diagnostic } from '../diagnostic.ts';
import { movedOf } from '../frontmatter.ts';
import { type JsonFile, readJson } from '../located.ts';
import { findPage, frontmatterOf, isBuilt, type Source } from '../siteReader.ts';
import { type Checked, idsOf } from './links.ts';

/** List of published routes with their anchors, in the folder of all pages: old links must lead somewhere. */
export const PUBLISHED_FILE = '_anchors.json';

const schema = z.record(
  z.string(),
  z.array(z.string(), 'expected a list of anchors, as `npx tsx scripts/anchors` writes it'),
  'expected lists of anchors by address, as `npx tsx scripts/anchors` writes them',
);

export type Published = Readonly<Record<string, readonly string[]>>;

/** Published anchors by route: `{}` without a list, undefined for an invalid one. */
export const readPublished = (docsDir: string): JsonFile<Published> =>
  readJson<Published>(path.join(docsDir, PUBLISHED_FILE), schema, { absent: {} });

/** Problems of `moved`: anchors that still exist on the page. Their new addresses are checked as links. */
export function checkMoved({ site }: Checked, source: Source): Diagnostic[] {
  const { file, parsed } = source;
  const anchors = Object.keys(movedOf(frontmatterOf(parsed)));
  if (anchors.length > 0 && !file.endsWith('.mdx'))
    return [diagnostic(file, 1, '"moved" is for pages that end in .mdx. Rename the file.')];
  const ids = idsOf(site, source);
  return anchors
    .filter((anchor) => ids.has(anchor))
    .map((anchor) => {
      const line = parsed.frontmatter?.lineOf(['moved', anchor]) ?? 1;
      const reason = `"#${anchor}" is still on this page. Remove the line, or give the heading another id.`;
      return diagnostic(file, line, reason);
    });
}

/** Published addresses and anchors that no longer exist: links of readers must not break (specification.md R-10). */
export function checkPublished({ site, options }: Checked): Diagnostic[] {
  const { value: published = {}, lineOf, diagnostics } = readPublished(options.docsDir);
  const sources = [...site.sources.values()];
  if (diagnostics.length > 0) return diagnostics;
  return Object.entries(published).flatMap(([route, anchors]) => {
    const page = findPage(site, route);
    const source = page?.file === undefined ? undefined : site.sources.get(page.file);
    if (!page || !source || !isBuilt(page)) {
      const file = path.join(options.docsDir, PUBLISHED_FILE);
      const reason = `${route} has been published and is no page any more. Create it as "unlisted", with "moved" in its front matter for its anchors.`;
      return [diagnostic(file, lineOf([route]), reason)];
    }
    const ids = idsOf(site, source);
    const moved = movedOf(frontmatterOf(source.parsed));
    return anchors
      .filter((anchor) => !ids.has(anchor) && !Object.hasOwn(moved, anchor))
      .map((anchor) => {
        const other = sources.find(({ page: at, parsed }) => at?.visibility.built && parsed.ids.has(anchor));
        const address = other?.route === undefined ? '/docs/other/page#anchor' : `${other.route}#${anchor}`;
        const reason = `The published anchor "#${anchor}" leads nowhere. Write \`moved:\` into the front matter, and below it \`  ${anchor}: ${address}\`.`;
        return diagnostic(source.file, source.parsed.frontmatter?.lineOf(['moved']) ?? 1, reason);
      });
  });
}
