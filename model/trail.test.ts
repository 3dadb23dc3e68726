import { describe, expect, test } from '@rstest/core';
import { blogSectionOf, blogSections } from './blog.ts';
import type { SidebarItem } from './sidebars.ts';
import type { SidebarConfig } from './site.ts';
import { blogTrail, docTrail } from './trail.ts';

const docsSidebar: SidebarConfig = { id: 'docs', label: 'Documentation', navigation: 'Pages' };
const tutorialsSidebar = { ...docsSidebar, id: 'tutorials', label: 'Tutorials', folder: 'tutorials' };

const SECTIONS = blogSections(['All', 'Archive', 'Tags', 'Authors']);

const main: SidebarItem[] = [
  { type: 'link', label: 'Introduction', href: '/docs/' },
  {
    type: 'category',
    label: 'Routing',
    items: [{ type: 'link', label: 'Static Routes', href: '/docs/routing/static' }],
  },
];

const tutorials: SidebarItem[] = [
  { type: 'link', label: 'Overview', href: '/docs/tutorials/intro' },
  { type: 'link', label: 'Hello', href: '/docs/tutorials/hello' },
];

describe('NAV-6.a docs', () => {
  test('categories lead to the page, with the labels of the sidebar', () => {
    expect(docTrail({ path: '/docs/routing/static', label: 'Static' }, docsSidebar, main)).toEqual([
      { label: 'Routing', href: undefined },
      { label: 'Static Routes', href: '/docs/routing/static' },
    ]);
  });

  test('a page that no sidebar lists has a trail of its own', () => {
    expect(docTrail({ path: '/docs/secret', label: 'Secret' }, undefined, [])).toEqual([
      { label: 'Secret', href: '/docs/secret' },
    ]);
  });

  test('tutorials are named, and lead to their first page but from there', () => {
    expect(docTrail({ path: '/docs/tutorials/hello', label: 'H' }, tutorialsSidebar, tutorials)).toEqual([
      { label: 'Tutorials', href: '/docs/tutorials/intro' },
      { label: 'Hello', href: '/docs/tutorials/hello' },
    ]);
    expect(docTrail({ path: '/docs/tutorials/intro', label: 'T' }, tutorialsSidebar, tutorials)).toEqual([
      { label: 'Tutorials', href: undefined },
      { label: 'Overview', href: '/docs/tutorials/intro' },
    ]);
    const named = [{ type: 'link', label: 'Tutorials', href: '/docs/tutorials/intro' }] as const;
    expect(docTrail({ path: '/docs/tutorials/intro', label: 'T' }, tutorialsSidebar, named)).toEqual([
      { label: 'Tutorials', href: '/docs/tutorials/intro' },
    ]);
    expect(docTrail({ path: '/docs/tutorials/new', label: 'New' }, tutorialsSidebar, tutorials)).toEqual([
      { label: 'Tutorials', href: '/docs/tutorials/intro' },
      { label: 'New', href: '/docs/tutorials/new' },
    ]);
  });
});

test.each([
  ['/blog', ['/blog']],
  ['/blog/archive', ['/blog', '/blog/archive']],
  ['/blog/page/2', ['/blog', '/blog/page/2']],
  ['/blog/tags-and-more', ['/blog', '/blog/tags-and-more']],
  ['/blog/tags/zod', ['/blog', '/blog/tags', '/blog/tags/zod']],
  ['/blog/authors/all-ada-articles', ['/blog', '/blog/authors', '/blog/authors/all-ada-articles']],
])('BLOG-4 the steps to %s are %j', (path, steps) => {
  const trail = blogTrail({ path, label: 'Own' }, 'Blog', SECTIONS);
  expect(trail.map(({ href }) => href)).toEqual(steps);
  expect(trail.at(-1)?.label).toBe(path === '/blog' ? 'Blog' : 'Own');
});

test('a page of the blog belongs to the nearest entry of its navigation', () => {
  expect(blogSectionOf('/blog/tags/zod', SECTIONS)?.href).toBe('/blog/tags');
  expect(blogSectionOf('/blog/page/2', SECTIONS)?.href).toBe('/blog');
  expect(blogSectionOf('/blogger', SECTIONS)).toBeUndefined();
});
