import { describe, expect, test } from '@rstest/core';
import type { VersionConfig } from '../site.ts';
import {
  cleanLink,
  createSidebars,
  docIdOfPath,
  findNeighbours,
  findTrail,
  flattenLinks,
  pathOfDocId,
  sidebarOfPath,
  versionOfPath,
} from './docs.ts';

const latest: VersionConfig = { name: '2.0', label: '2.0', path: '/docs', isLast: true };
const old: VersionConfig = { name: '1.0', label: '1.0', path: '/docs/1.0', isLast: false };
const versions = [latest, old];

const raw = [
  { text: 'Introduction', link: '/docs/index.html' },
  { text: 'Core', items: [{ text: 'Configuration', link: '/docs/core/configuration.html' }] },
  { text: 'Tutorials', items: [{ text: 'Hello', link: '/docs/tutorials/hello.html' }] },
  {
    text: '1.0',
    items: [
      { text: 'Introduction', link: '/docs/1.0/index.html' },
      { text: 'Tutorials', items: [{ text: 'Hello', link: '/docs/1.0/tutorials/hello.html' }] },
    ],
  },
];

describe('docs model', () => {
  test('cleans file names out of links', () => {
    expect(cleanLink('/docs/index.html')).toBe('/docs/');
    expect(cleanLink('/docs/core/a.html')).toBe('/docs/core/a');
    expect(cleanLink('/index.html')).toBe('/');
    expect(cleanLink('https://example.com/a')).toBe('https://example.com/a');
  });

  test('cuts the sidebars of each version out of one list', () => {
    const own = createSidebars(raw, latest, versions);
    expect(flattenLinks(own.tutorialSidebar).map(({ href }) => href)).toEqual([
      '/docs/',
      '/docs/core/configuration',
    ]);
    expect(flattenLinks(own.tutorialsSidebar).map(({ href }) => href)).toEqual(['/docs/tutorials/hello']);
    const older = createSidebars(raw, old, versions);
    expect(flattenLinks(older.tutorialSidebar).map(({ href }) => href)).toEqual(['/docs/1.0/']);
    expect(flattenLinks(older.tutorialsSidebar).map(({ href }) => href)).toEqual([
      '/docs/1.0/tutorials/hello',
    ]);
  });

  test('knows version and sidebar of a page', () => {
    expect(versionOfPath('/docs/core/configuration', versions)).toBe(latest);
    expect(versionOfPath('/docs/1.0/', versions)).toBe(old);
    expect(versionOfPath('/blog', versions)).toBeUndefined();
    const sidebars = createSidebars(raw, latest, versions);
    expect(sidebarOfPath(sidebars, '/docs/core/configuration')).toBe('tutorialSidebar');
    expect(sidebarOfPath(sidebars, '/docs/tutorials/hello')).toBe('tutorialsSidebar');
    expect(sidebarOfPath(sidebars, '/docs/hidden')).toBeUndefined();
  });

  test('finds the way to a page and its neighbours', () => {
    const { tutorialSidebar } = createSidebars(raw, latest, versions);
    expect(findTrail(tutorialSidebar, '/docs/core/configuration').map(({ label }) => label)).toEqual([
      'Core',
      'Configuration',
    ]);
    expect(findTrail(tutorialSidebar, '/docs/nope')).toEqual([]);
    expect(findNeighbours(tutorialSidebar, '/docs/')).toEqual({
      previous: undefined,
      next: { type: 'link', label: 'Configuration', href: '/docs/core/configuration' },
    });
    expect(findNeighbours(tutorialSidebar, '/docs/nope')).toEqual({});
  });

  test('turns paths into ids and back', () => {
    for (const [path, id] of [
      ['/docs/', 'intro'],
      ['/docs/core/configuration', 'core/configuration'],
    ] as const) {
      expect(docIdOfPath(path, latest)).toBe(id);
      expect(pathOfDocId(id, latest)).toBe(path);
    }
    expect(pathOfDocId('intro', old)).toBe('/docs/1.0/');
  });
});
