import { describe, expect, test } from '@rstest/core';
import { fileOfPath, shortenRoutes } from './routes.ts';

const ENGINE = `
import React from 'react';
import { lazyWithPreload } from "react-lazy-with-preload";
const loadRoute0 = () => import(/* webpackChunkName: "route-aa" */ "/site/docs/docs/index.mdx")
const Route0 = lazyWithPreload(loadRoute0)
const loadRoute1 = () => import(/* webpackChunkName: "route-bb" */ "/site/made/tag (1).mdx")
const Route1 = lazyWithPreload(loadRoute1)
export const routes = [
{ path: '/docs/', element: React.createElement(Route0), filePath: 'docs/index.mdx', preload: async () => {
        await Route0.preload();
        return loadRoute0();
      }, lang: 'en', version: '' },
{ path: '/blog/tags/a', element: React.createElement(Route1), filePath: '../made/tag (1).mdx', preload: async () => {
        await Route1.preload();
        return loadRoute1();
      }, lang: 'en', version: '' }
];
`;

describe('shortenRoutes', () => {
  test('keeps address, chunk and file of every page', () => {
    const code = shortenRoutes(ENGINE, 'en', '/');
    expect(code).toContain(
      'route("/docs/", () => import(/* webpackChunkName: "route-aa" */ "/site/docs/docs/index.mdx")),',
    );
    expect(code).toContain(
      'route("/blog/tags/a", () => import(/* webpackChunkName: "route-bb" */ "/site/made/tag (1).mdx"), "../made/tag (1).mdx"),',
    );
  });

  test('refuses what it does not understand', () => {
    expect(() => shortenRoutes('export const routes = [];', 'en', '/')).toThrow(/new shape/);
    expect(() => shortenRoutes(ENGINE.replace("filePath: '../made", "file: '../made"), 'en', '/')).toThrow(
      '2 ways to load pages, 1 entries',
    );
  });
});

test.each([
  ['/', 'index.mdx'],
  ['/docs/', 'docs/index.mdx'],
  ['/docs/core/configuration', 'docs/core/configuration.mdx'],
])('the file of %s is %s', (path, file) => {
  expect(fileOfPath(path)).toBe(file);
});
