/** Rendering of components without a browser: markup as a syntax tree. */
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageContext, type ShownPage } from './runtime.tsx';

/** A page of the docs of `docs.ts`. */
export const DOC: ShownPage = {
  path: '/docs/routing',
  page: {
    pageType: 'doc',
    title: 'Routing',
    frontmatter: { description: 'How files become routes.' },
    toc: [],
  },
};

/** An address without a page. */
export const NOT_FOUND: ShownPage = { path: '/nowhere', page: { pageType: '404' } };

/** Renders elements of a page. @param shown the page that they are on. */
export function render(children: ReactNode, shown: ShownPage = DOC): Root {
  return fromHtml(renderToStaticMarkup(<PageContext value={shown}>{children}</PageContext>), {
    fragment: true,
  });
}
