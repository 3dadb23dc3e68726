import * as site from '#site';
import { errorBase, errorSuggestedBase } from '#words';
import { bareRoute } from '../../model/routes.ts';
import { appAssets, forgetScript, reportAppFailure, startApp } from './app.ts';
import { isLoadError } from './loadError.ts';
import { localize } from './localize.ts';
import { hideLoadError } from './notice.ts';
import { isLeaving } from './progressBar.ts';

/** The page's address without its canonical path: what the base should have been. */
function suggestBase(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return undefined;
  const path = bareRoute(new URL(canonical.href).pathname);
  const here = bareRoute(location.pathname);
  return here.endsWith(path) ? `${here.slice(0, here.length - path.length)}/` : undefined;
}

function line(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

function showBanner(): void {
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  // Set through the CSSOM, which a strict Content-Security-Policy allows: the style sheet did not load.
  banner.style.cssText =
    'margin:1rem;padding:1rem 1.25rem;border:3px solid #9a2318;border-radius:8px;background:#fffdf9;color:#221b15;font:16px/1.5 system-ui,sans-serif';
  banner.append(line(localize(errorBase).replace('{base}', site.base)));
  const suggestion = suggestBase();
  if (suggestion && suggestion !== site.base) {
    banner.append(line(localize(errorSuggestedBase).replace('{base}', suggestion)));
  }
  document.body.prepend(banner);
}

/**
 * Watches what the page loads. A script of the application or a part of it that fails is said, with a way to retry
 * (specification.md ERR-2). Only when every start-up asset has failed (the style sheets and all scripts) is the base
 * URL blamed (ERR-3); a slow line, no line, or a missing style sheet alone is not that.
 */
export function watchAssets(): void {
  const failed = new Set<EventTarget>();
  let shown = false;
  document.addEventListener(
    'error',
    ({ target }) => {
      const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      const isScript =
        target instanceof HTMLScriptElement && appAssets().includes(target.getAttribute('src') ?? '');
      if (shown || !(isSheet || isScript)) return;
      if (isLeaving()) {
        if (isScript) forgetScript(target);
        return;
      }
      failed.add(target);
      // Whether the scripts can be had decides what is wrong, so ask for them now.
      startApp();
      const sheets = document.querySelectorAll('link[rel="stylesheet"]').length;
      const scripts = appAssets().length;
      if (scripts > 0 && failed.size === scripts + sheets && navigator.onLine) {
        shown = true;
        hideLoadError();
        showBanner();
      } else if (isScript) reportAppFailure();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    // React's promise of a style sheet that failed: the page is readable without it.
    if (event.reason?.target instanceof HTMLLinkElement) event.preventDefault();
    if (!isLoadError(event.reason)) return;
    event.preventDefault();
    reportAppFailure();
  });
}
