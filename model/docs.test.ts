import { describe, expect, test } from '@rstest/core';
import { resolveReference } from './references.ts';
import {
  findNeighbours,
  findTrail,
  flattenLinks,
  listedItems,
  openedCategory,
  type SidebarItem,
  sidebarOfDocId,
} from './sidebars.ts';
import type { SidebarConfig, Version } from './site.ts';
import {
  candidateVersion,
  docIdOfPath,
  latestVersion,
  pathInVersion,
  pathOfDocId,
  versionOfPath,
} from './versions.ts';
import { visibilityOf } from './visibility.ts';

const next: Version = {
  name: 'next',
  label: 'Next',
  path: '/docs/next',
  isLast: false,
  unreleased: true,
};
const latest: Version = { name: '2.0', label: '2.0', path: '/docs', isLast: true };
const old: Version = { name: '1.0', label: '1.0', path: '/docs/1.0', isLast: false };
const versions = [next, latest, old];

const items: SidebarItem[] = [
  { type: 'link', label: 'Introduction', href: '/docs/' },
  {
    type: 'category',
    label: 'Core',
    href: '/docs/core/',
    items: [
      { type: 'link', label: 'Configuration', href: '/docs/core/configuration' },
      { type: 'link', label: 'Secret', href: '/docs/core/secret', unlisted: true },
    ],
  },
  {
    type: 'category',
    label: 'Hidden',
    href: '/docs/hidden/',
    linkUnlisted: true,
    items: [{ type: 'link', label: 'All hidden', href: '/docs/hidden/all', unlisted: true }],
  },
  {
    type: 'category',
    label: 'Half',
    href: '/docs/half/',
    linkUnlisted: true,
    items: [{ type: 'link', label: 'Shown', href: '/docs/half/shown' }],
  },
];

const configs: SidebarConfig[] = [
  { id: 'tutorialSidebar', label: 'Documentation', navigation: 'Pages' },
  { id: 'tutorialsSidebar', label: 'Tutorials', navigation: 'Tutorials', folder: 'tutorials' },
];

const tutorials: SidebarItem[] = [{ type: 'link', label: 'Hello', href: '/docs/tutorials/hello' }];

const sidebars = {
  tutorialSidebar: listedItems(items),
  tutorialsSidebar: tutorials,
};

const pages = [
  '/',
  '/docs/',
  '/docs/core/configuration',
  '/docs/guide/',
  '/docs/1.0/',
  '/docs/1.0/core/configuration',
  '/docs/1.0/guide',
  '/docs/1.0/gone',
  '/docs/next/',
];
const isPage = (path: string) => pages.includes(path);

describe('DATA-0 sidebars', () => {
  test('DATA-2.b sidebars have no unlisted page, no empty category, and no category of one page', () => {
    const listed = listedItems(items);
    expect(listed.map(({ label }) => label)).toEqual(['Introduction', 'Core', 'Shown']);
    expect(flattenLinks(listed).map(({ href }) => href)).toEqual([
      '/docs/',
      '/docs/core/',
      '/docs/core/configuration',
      '/docs/half/shown',
    ]);
    expect(JSON.stringify(listed)).not.toContain('nlisted');
  });

  test('the way to a page, and its neighbours', () => {
    expect(findTrail(items, '/docs/core/configuration').map(({ label }) => label)).toEqual([
      'Core',
      'Configuration',
    ]);
    expect(findTrail(items, '/docs/core/').map(({ label }) => label)).toEqual(['Core']);
    expect(findTrail(items, '/docs/nope')).toEqual([]);
    expect(findNeighbours(sidebars.tutorialSidebar, '/docs/')).toEqual({
      previous: undefined,
      next: { type: 'link', label: 'Core', href: '/docs/core/' },
    });
    expect(findNeighbours(sidebars.tutorialSidebar, '/docs/core/configuration').next?.href).toBe(
      '/docs/half/shown',
    );
    expect(findNeighbours(items, '/docs/nope')).toEqual({});
  });

  test('R-10 a category is opened by the page that readers meet first in it, the innermost one counts', () => {
    const link = (href: string): SidebarItem => ({ type: 'link', label: href, href });
    const inner: SidebarItem = {
      type: 'category',
      label: 'Inner',
      items: [link('/docs/a'), link('/docs/b')],
    };
    const tree: SidebarItem[] = [
      link('/docs/'),
      { type: 'category', label: 'Outer', items: [inner, link('/docs/c')] },
      { type: 'category', label: 'Own', href: '/docs/own/', items: [link('/docs/own/d')] },
    ];
    expect(openedCategory(tree, '/docs/a')).toBe(inner);
    expect(openedCategory(tree, '/docs/own/')).toBe(tree[2]);
    for (const other of ['/docs/', '/docs/b', '/docs/c', '/docs/own/d'])
      expect(openedCategory(tree, other), other).toBeUndefined();
  });

  test('the folder of a doc decides its sidebar', () => {
    expect(sidebarOfDocId('tutorials/hello', configs)?.id).toBe('tutorialsSidebar');
    expect(sidebarOfDocId('tutorials-of-old', configs)?.id).toBe('tutorialSidebar');
    expect(sidebarOfDocId('intro', configs)?.id).toBe('tutorialSidebar');
  });
});

describe('DATA-0 versions', () => {
  test('ids are paths below the root of the version', () => {
    for (const [path, id] of [
      ['/docs/', 'intro'],
      ['/docs/core/configuration', 'core/configuration'],
      ['/docs/core/', 'core/index'],
    ] as const) {
      expect(docIdOfPath(path, latest)).toBe(id);
      expect(pathOfDocId(id, latest)).toBe(path);
    }
    expect(pathOfDocId('intro', old)).toBe('/docs/1.0/');
    expect(docIdOfPath('/docs/1.0/gone', old)).toBe('gone');
  });

  test('the version of a page', () => {
    expect(versionOfPath('/docs/core/configuration', versions)).toBe(latest);
    expect(versionOfPath('/docs/1.0/', versions)).toBe(old);
    expect(versionOfPath('/docs/1.0', versions)).toBe(old);
    expect(versionOfPath('/docs/1.00', versions)).toBe(latest);
    expect(versionOfPath('/blog', versions)).toBeUndefined();
    expect(versionOfPath('/docsify', versions)).toBeUndefined();
    expect(latestVersion(versions)).toBe(latest);
  });

  test('ST-7 candidate: the page read, then the preferred, then the latest', () => {
    expect(candidateVersion('/docs/1.0/gone', 'next', versions)).toBe(old);
    expect(candidateVersion('/docs/', '1.0', versions)).toBe(latest);
    expect(candidateVersion('/blog', '1.0', versions)).toBe(old);
    expect(candidateVersion('/blog', 'gone', versions)).toBe(latest);
    expect(candidateVersion('/blog', null, versions)).toBe(latest);
    expect(candidateVersion(undefined, 'next', versions)).toBe(next);
  });

  test('DATA-1.b the same doc in another version, or its main doc', () => {
    const to = (path: string | undefined, version: Version) => pathInVersion(path, version, versions, isPage);
    expect(to('/docs/core/configuration', old)).toBe('/docs/1.0/core/configuration');
    expect(to('/docs/1.0/core/configuration', latest)).toBe('/docs/core/configuration');
    expect(to('/docs/1.0/gone', latest)).toBe('/docs/');
    expect(to('/docs/core/configuration', next)).toBe('/docs/next/');
    expect(to('/docs/guide/', old)).toBe('/docs/1.0/guide');
    expect(to('/docs/1.0/guide', latest)).toBe('/docs/guide/');
    expect(to('/blog', old)).toBe('/docs/1.0/');
    expect(to(undefined, old)).toBe('/docs/1.0/');
    expect(to('/docs/core/configuration', latest)).toBe('/docs/core/configuration');
  });
});

describe('who may find a page', () => {
  const all = { built: true, listed: true, indexed: true, searched: true };

  test.each([
    ['a page', {}, undefined, true, all],
    ['a doc of the latest version', {}, latest, true, all],
    ['a doc of an older version', {}, old, true, { ...all, indexed: false }],
    [
      'an unlisted page',
      { unlisted: true },
      undefined,
      true,
      { built: true, listed: false, indexed: false, searched: false },
    ],
    [
      'a draft in production',
      { draft: true },
      undefined,
      true,
      { built: false, listed: false, indexed: false, searched: false },
    ],
    ['a draft in development', { draft: true }, undefined, false, { ...all, indexed: false }],
    ['a page without search', { search: false }, undefined, true, { ...all, searched: false }],
    ['the home page', { pageType: 'home' }, undefined, true, { ...all, searched: false }],
  ] as const)('%s', (_name, choices, version, production, expected) => {
    expect(visibilityOf(choices, version, production)).toEqual(expected);
  });
});

describe('DATA-3 references', () => {
  const resolve = (reference: string) => resolveReference(reference, latest, sidebars, isPage);

  test('are addresses in a version', () => {
    expect(resolve('doc:intro')).toEqual({ known: true, href: '/docs/' });
    expect(resolve('doc:core/configuration#options')).toEqual({
      known: true,
      href: '/docs/core/configuration#options',
    });
    expect(resolve('sidebar:tutorialsSidebar')).toEqual({ known: true, href: '/docs/tutorials/hello' });
    expect(resolveReference('doc:gone', old, sidebars, isPage)).toEqual({
      known: true,
      href: '/docs/1.0/gone',
    });
    for (const link of ['/docs/', 'https://example.com', '#x', 'documents:x'])
      expect(resolve(link)).toBeUndefined();
  });

  test('to something unknown lead to the main doc, with a message', () => {
    expect(resolve('doc:gone')).toEqual({
      known: false,
      href: '/docs/',
      reference: { kind: 'doc', id: 'gone', hash: '' },
    });
    expect(resolve('sidebar:main')).toEqual({
      known: false,
      href: '/docs/',
      reference: { kind: 'sidebar', id: 'main', hash: '' },
    });
    const without = { ...sidebars, tutorialsSidebar: [] };
    expect(resolveReference('sidebar:tutorialsSidebar', old, without, isPage)).toEqual({
      known: false,
      href: '/docs/1.0/',
      reference: { kind: 'sidebar', id: 'tutorialsSidebar', hash: '' },
    });
  });
});
