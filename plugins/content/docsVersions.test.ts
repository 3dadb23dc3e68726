import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { flattenLinks, type SidebarItem } from '../../model/sidebars.ts';
import type { DocsVersion } from './docsVersions.ts';
import { choicesOf, docsModule } from './index.ts';
import { createSiteReader } from './siteReader.ts';

const latest = { name: '2.0', label: '2.0', path: '/docs', isLast: true };

let dir: string;

function write(name: string, title: string, ...frontmatter: string[]): void {
  const file = path.join(dir, 'docs', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, ['---', `title: ${title}`, 'description: D', ...frontmatter, '---', ''].join('\n'));
}

function meta(folder: string, entries: unknown): void {
  fs.mkdirSync(path.join(dir, 'docs', folder), { recursive: true });
  fs.writeFileSync(path.join(dir, 'docs', folder, '_meta.json'), JSON.stringify(entries));
}

function content(production = false) {
  return createSiteReader({
    root: dir,
    production,
    docsDir: path.join(dir, 'docs'),
    publicDirs: [],
    sidebars: [
      { id: 'tutorialSidebar', label: 'Documentation', navigation: 'Documentation pages' },
      { id: 'tutorialsSidebar', label: 'Tutorials', navigation: 'Tutorials pages', folder: 'tutorials' },
    ],
    sources: [],
    files: [],
  });
}

/** A version with its two sidebars. */
type Version = DocsVersion & {
  sidebars: Record<'tutorialSidebar' | 'tutorialsSidebar', readonly SidebarItem[]>;
};

const version = (name: string, production = true) =>
  content(production)
    .site()
    .versions.find((candidate) => candidate.name === name) as Version;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-model-'));
  fs.mkdirSync(path.join(dir, 'docs'));
  fs.writeFileSync(
    path.join(dir, 'docs/_versions.json'),
    '[{ "name": "2.0" }, { "name": "1.0", "label": "One" }]',
  );
  write('index.mdx', 'Home');
  write('docs/index.mdx', 'Introduction');
  write('docs/core/index.mdx', 'Core ideas');
  write('docs/core/b.mdx', 'B');
  write('docs/core/a.md', 'A');
  write('docs/core/_part.mdx', 'Part');
  write('docs/hidden/index.mdx', 'Hidden', 'unlisted: true');
  write('docs/hidden/shown.mdx', 'Shown');
  write('docs/soon.mdx', 'Soon', 'draft: true');
  write('docs/tutorials/hello.mdx', 'Hello');
  write('docs/1.0/index.mdx', 'Introduction, once');
  write('docs/1.0/tutorials.mdx', 'About tutorials');
  meta('docs', [
    'index',
    { type: 'dir', name: 'core', label: 'Core' },
    { type: 'dir', name: 'hidden' },
    'soon',
    { type: 'dir', name: 'tutorials', label: 'Tutorials' },
  ]);
});

afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

describe('DATA-0 data of a version', () => {
  test('name, label, path, main doc, docs with id, path and sidebar', () => {
    const { docs, sidebars: _, ...rest } = version('2.0');
    expect(rest).toEqual({ ...latest, mainDocId: 'intro', draftIds: [] });
    expect(docs).toEqual([
      { id: 'core/a', path: '/docs/core/a', sidebar: 'tutorialSidebar' },
      { id: 'core/b', path: '/docs/core/b', sidebar: 'tutorialSidebar' },
      { id: 'core/index', path: '/docs/core/', sidebar: 'tutorialSidebar' },
      { id: 'hidden/index', path: '/docs/hidden/', sidebar: 'tutorialSidebar' },
      { id: 'hidden/shown', path: '/docs/hidden/shown', sidebar: 'tutorialSidebar' },
      { id: 'intro', path: '/docs/', sidebar: 'tutorialSidebar' },
      { id: 'tutorials/hello', path: '/docs/tutorials/hello', sidebar: 'tutorialsSidebar' },
    ]);
    expect(version('1.0').docs.map(({ id }) => id)).toEqual(['intro', 'tutorials']);
    expect(version('1.0').label).toBe('One');
  });

  test('sidebars by _meta.json, else by the files; index pages belong to their category', () => {
    const { tutorialSidebar, tutorialsSidebar } = version('2.0').sidebars;
    expect(tutorialSidebar).toEqual([
      { type: 'link', label: 'Introduction', href: '/docs/' },
      {
        type: 'category',
        label: 'Core',
        href: '/docs/core/',
        items: [
          { type: 'link', label: 'A', href: '/docs/core/a' },
          { type: 'link', label: 'B', href: '/docs/core/b' },
        ],
      },
      {
        type: 'category',
        label: 'Hidden',
        href: '/docs/hidden/',
        linkUnlisted: true,
        items: [{ type: 'link', label: 'Shown', href: '/docs/hidden/shown' }],
      },
    ]);
    expect(tutorialsSidebar).toEqual([{ type: 'link', label: 'Hello', href: '/docs/tutorials/hello' }]);
  });

  test('a sidebar of a folder has its index page, and another has a page beside the folder', () => {
    const links = () => version('2.0').sidebars.tutorialsSidebar.map(({ href }) => href);
    expect(links()).toEqual(['/docs/tutorials/hello']);
    write('docs/tutorials/index.mdx', 'All tutorials');
    expect(links()).toEqual(['/docs/tutorials/', '/docs/tutorials/hello']);
    fs.renameSync(path.join(dir, 'docs/docs/tutorials/index.mdx'), path.join(dir, 'docs/docs/tutorials.mdx'));
    expect(links()).toEqual(['/docs/tutorials/hello']);
    expect(version('2.0').sidebars.tutorialSidebar).toContainEqual({
      type: 'link',
      label: 'Tutorials',
      href: '/docs/tutorials',
    });
  });

  test('NAV-8.a a page with another label in the sidebar has its own title', () => {
    meta('docs/core', [{ type: 'file', name: 'b', label: 'Bee' }, 'a']);
    expect(flattenLinks(version('2.0').sidebars.tutorialSidebar).slice(2, 4)).toEqual([
      { type: 'link', label: 'Bee', title: 'B', href: '/docs/core/b' },
      { type: 'link', label: 'A', href: '/docs/core/a' },
    ]);
  });

  test('an index page that a folder lists is an item', () => {
    meta('docs/core', ['b', { type: 'file', name: 'index', label: 'Overview' }]);
    const { tutorialSidebar } = version('2.0').sidebars;
    expect(tutorialSidebar[1]).toEqual({
      type: 'category',
      label: 'Core',
      items: [
        { type: 'link', label: 'B', href: '/docs/core/b' },
        { type: 'link', label: 'Overview', title: 'Core ideas', href: '/docs/core/' },
      ],
    });
  });

  test('an older version has its own docs only, and no folder of another version', () => {
    const { tutorialSidebar, tutorialsSidebar } = version('1.0').sidebars;
    expect(flattenLinks(tutorialSidebar).map(({ href }) => href)).toEqual([
      '/docs/1.0/',
      '/docs/1.0/tutorials',
    ]);
    expect(tutorialsSidebar).toEqual([]);
    fs.rmSync(path.join(dir, 'docs/docs/_meta.json'));
    const hrefs = flattenLinks(version('2.0').sidebars.tutorialSidebar).map(({ href }) => href);
    expect(hrefs).toEqual([
      '/docs/',
      '/docs/core/',
      '/docs/core/a',
      '/docs/core/b',
      '/docs/hidden/',
      '/docs/hidden/shown',
    ]);
  });

  test('DATA-2.a drafts are there in development only, marked and listed', () => {
    const inDevelopment = version('2.0', false);
    expect(inDevelopment.draftIds).toEqual(['soon']);
    expect(inDevelopment.sidebars.tutorialSidebar).toContainEqual({
      type: 'link',
      label: 'Soon',
      href: '/docs/soon',
      draft: true,
    });
    expect(version('2.0').docs.map(({ id }) => id)).not.toContain('soon');
  });

  test('front matter about sidebar and neighbours', () => {
    write('docs/core/b.mdx', 'B', 'sidebar: tutorialsSidebar', 'previous: false', 'next: tutorials/hello');
    const file = path.join(dir, 'docs/docs/core/b.mdx');
    expect(choicesOf(content(), file)).toEqual({
      sidebar: 'tutorialsSidebar',
      previous: null,
      next: { type: 'link', label: 'Hello', href: '/docs/tutorials/hello' },
    });
    expect(version('2.0').docs.find(({ id }) => id === 'core/b')?.sidebar).toBe('tutorialsSidebar');
    expect(choicesOf(content(), path.join(dir, 'docs/docs/core/a.md'))).toBeUndefined();
    expect(choicesOf(content(), path.join(dir, 'elsewhere.mdx'))).toBeUndefined();
    fs.writeFileSync(file, '---\ntitle\n---\n');
    expect(choicesOf(content(), file)).toBeUndefined();
  });

  test('in development the data changes with front matter and menus, not with text', () => {
    const first = docsModule(content());
    fs.appendFileSync(path.join(dir, 'docs/docs/core/a.md'), '\nMore.\n');
    expect(docsModule(content())).toBe(first);
    write('docs/core/a.md', 'A', 'outline: false');
    const changed = docsModule(content());
    expect(changed).not.toBe(first);
    meta('docs/core', ['b']);
    expect(docsModule(content())).not.toBe(changed);
  });
});
