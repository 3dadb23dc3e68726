/** The engine's runtime as far as components ask it: replaces `@rspress/core/runtime` where they are rendered without a site. */
import { createContext, useContext } from 'react';
import { bareRoute } from '../../../model/routes.ts';

/** The page that components are rendered on. */
export interface ShownPage {
  /** Clean address. */
  path: string;
  /** The engine's data of the page; `pageType` `404` is the not-found page. */
  page: Readonly<Record<string, unknown>>;
}

export const PageContext = createContext<ShownPage>({ path: '/', page: {} });

export const usePage = () => ({ page: useContext(PageContext).page });

export const useLocation = () => ({ pathname: useContext(PageContext).path, search: '', hash: '' });

export const useNavigate = () => () => {};

export const withBase = (path: string) => path;

export const removeBase = (path: string) => path;

export const isExternalUrl = (href: string) => /^(?:https?:|mailto:|\/\/)/.test(href);

export const initPageData = async () => ({});

/** Clean addresses of all pages. */
const PATHS = [
  '/',
  '/docs/',
  '/docs/routing',
  '/docs/pages',
  '/docs/1.0/',
  '/blog',
  '/blog/tags/zod',
  '/blog/post',
  '/about',
];

const keyOf = (path: string) => bareRoute(path.toLowerCase());

const routes = new Map(PATHS.map((path) => [keyOf(path), { path, preload: async () => {} }]));

export const pathnameToRouteService = (path: string) => routes.get(keyOf(path));
