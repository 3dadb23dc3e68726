import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const navSchema = z.array(z.looseObject({ text: z.string(), link: z.string() }));
const metaSchema = z.array(
  z.union([z.string(), z.looseObject({ name: z.string().optional(), label: z.string().optional() })]),
);

function readJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  return fs.existsSync(file) ? schema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined;
}

const partsOf = (address: string) => address.split('/').filter(Boolean);

/**
 * Where a page belongs, in the words of the menus: "Docs / Routing / API Routing" for a page in those folders, "Blog" for
 * the posts; undefined for home. Folders without a label in their `_meta.json` are left out.
 *
 * @param docsDir absolute path of the folder with all pages and `_nav.json`.
 * @param routePath clean address of the page.
 * @throws when a file of menu entries is not as it should be; the check of the site says more of it.
 */
export function sectionOf(docsDir: string, routePath: string): string | undefined {
  const [first, ...rest] = partsOf(routePath);
  if (first === undefined) return undefined;
  const nav = readJson(path.join(docsDir, '_nav.json'), navSchema) ?? [];
  const labels = [nav.find(({ link }) => link.startsWith('/') && partsOf(link)[0] === first)?.text];
  let folder = path.join(docsDir, first);
  for (const name of rest.slice(0, routePath.endsWith('/') ? undefined : -1)) {
    const entries = readJson(path.join(folder, '_meta.json'), metaSchema) ?? [];
    labels.push(
      entries.flatMap((entry) => (typeof entry === 'object' && entry.name === name ? [entry.label] : []))[0],
    );
    folder = path.join(folder, name);
  }
  return labels.filter((label) => label !== undefined).join(' / ') || undefined;
}
