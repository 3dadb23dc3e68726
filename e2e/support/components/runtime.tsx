/** The engine's runtime as far as components ask it: stands in for `@rspress/core/runtime` where they are rendered without a site. */
import { createContext, useContext } from 'react';

/** The page that components are rendered on. */
export interface ShownPage {
  /** Clean address. */
  path: string;
  /** What the engine knows of the page; `pageType` `404` is the not-found page. */
  page: Readonly<Record<string, unknown>>;
}

export const PageContext = createContext<ShownPage>({ path: '/', page: {} });

export const usePage = () => ({ page: useContext(PageContext).page });

export const useLocation = () => ({ pathname: useContext(PageContext).path, search: '', hash: '' });

export const useNavigate = () => () => {};

export const withBase = (path: string) => path;

export const removeBase = (path: string) => path;

export const isProduction = () => true;

export const isExternalUrl = (href: string) => /^(?:https?:|mailto:|\/\/)/.test(href);

export const initPageData = async () => ({});

export const warmPageData = () => {};
