import * as site from '#site';
import { errorBase, errorSuggestedBase } from '#words';
import { bareRoute } from '../../model/routes.ts';
import { appScripts, forgetScript, loadApp, reportAppFailure } from './app.ts';
import { isLoadError } from './loadError.ts';
import { localize } from './localize.ts';
import { hideLoadError } from './notice.ts';
import { isLeaving } from './progressBar.ts';

/** Actual base: the address without the canonical path, which has the configured one. */
function suggestBase(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return undefined;
  const path = bareRoute(new URL(canonical.href).pathname.slice(site.base.length - 1));
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
  // The CSSOM is allowed by the policy; style sheets failed.
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
 * Shows failed scripts with a way to retry (specification.md ERR-2). The base is blamed only when all style sheets and scripts
 * have failed (ERR-3): not for a slow or missing network, or a style sheet alone.
 */
export function watchAssets(): void {
  const failed = new Set<EventTarget>();
  let shown = false;
  document.addEventListener(
    'error',
    ({ target }) => {
      const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      const isScript =
        target instanceof HTMLScriptElement && appScripts().includes(target.getAttribute('src') ?? '');
      if (shown || !(isSheet || isScript)) return;
      if (isLeaving()) {
        if (isScript) forgetScript(target);
        return;
      }
      failed.add(target);
      // Scripts decide the diagnosis, so they are requested now.
      loadApp();
      const sheets = document.querySelectorAll('link[rel="stylesheet"]').length;
      const scripts = appScripts().length;
      if (scripts > 0 && failed.size === scripts + sheets && navigator.onLine) {
        shown = true;
        hideLoadError();
        showBanner();
      } else if (isScript) reportAppFailure();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    // Rejection by React for a failed style sheet: the page is readable without it.
    if (event.reason?.target instanceof HTMLLinkElement) event.preventDefault();
    if (!isLoadError(event.reason)) return;
    event.preventDefault();
    reportAppFailure();
  });
}
