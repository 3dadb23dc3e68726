/** A small site without a problem, for tests of the check. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from '@rstest/core';
import { checkSite } from '../../plugins/content/check/index.ts';
import { createSiteReader, type SiteReaderOptions } from '../../plugins/content/siteReader.ts';

/** Folder of the site, a new one for each test. */
export let dir: string;

/** A valid page with additional front matter. Its text begins in line 5, plus one line for each entry of `frontmatter`. */
export const page = (text: string, frontmatter: readonly string[] = []) =>
  ['---', 'title: T', 'description: D', ...frontmatter, '---', text, ''].join('\n');

export function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

export function content(given: Partial<SiteReaderOptions> = {}) {
  return createSiteReader({
    root: dir,
    docsDir: path.join(dir, 'docs'),
    publicDirs: [path.join(dir, 'public')],
    address: 'https://site.example',
    sidebars: [
      { id: 'tutorialSidebar', label: 'Documentation', navigation: 'Documentation pages' },
      { id: 'tutorialsSidebar', label: 'Tutorials', navigation: 'Tutorials pages', folder: 'tutorials' },
    ],
    sources: [path.join(dir, 'theme')],
    files: ['/sitemap.xml'],
    ...given,
  });
}

/** The problems of a site as `file:line: reason`, with paths relative to its folder. */
export function problems(given: Partial<SiteReaderOptions> = {}, production = true): string[] {
  return checkSite(content({ production, ...given })).map(
    ({ file, line, reason }) => `${path.relative(dir, file)}:${line}: ${reason}`,
  );
}

/** Gives each test of the file that calls it a new site. */
export function siteForEachTest(): void {
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-check-'));
    write({
      'docs/_nav.json':
        '[\n  { "text": "Docs", "link": "sidebar:tutorialSidebar", "activeMatch": "^/docs/" }\n]\n',
      'docs/_versions.json': '[\n  { "name": "2.0" }\n]\n',
      'docs/index.mdx': page('# Home'),
      'docs/docs/index.mdx': page('# Introduction\n\n## First steps\n\n## The `Burger` class {"!"}\n'),
      'docs/docs/core/routes.mdx': page('# Routes\n\n## Types \\{#typing}\n\n## Twice\n\n## Twice'),
      'docs/docs/other.md': page('# Other\n\n<h2 id="raw">Raw</h2>\n'),
      'public/logo.svg': '<svg/>',
      'theme/site.ts': "export const FOOTER = [{ href: 'doc:intro' }];\n",
    });
  });

  afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));
}
