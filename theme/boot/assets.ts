import { BASE } from '../constants.ts';
import { startApp } from './app.ts';
import { APP_ASSETS_ID } from './names.ts';

/** The page's address without its canonical path: what the base should have been. */
function suggestBase(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return undefined;
  const path = new URL(canonical.href).pathname.replace(/\/$/, '');
  const here = location.pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
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
  banner.append(
    line(`This site did not load because of its base URL. It is configured to be served from "${BASE}".`),
  );
  const suggestion = suggestBase();
  if (suggestion && suggestion !== BASE) {
    banner.append(line(`This page is served from "${suggestion}": set the base of the site to that path.`));
  }
  document.body.prepend(banner);
}

/**
 * Watches the start-up assets: the style sheets of the page and the application's scripts. Only when every one of
 * them has failed is the base URL blamed (SPEC.md ERR-3); a slow line or a missing style sheet alone is not that.
 */
export function watchAssets(): void {
  const failed = new Set<EventTarget>();
  let shown = false;
  document.addEventListener(
    'error',
    (event) => {
      const asset = event.target;
      if (
        !(
          asset instanceof HTMLScriptElement ||
          (asset instanceof HTMLLinkElement && asset.rel === 'stylesheet')
        )
      )
        return;
      failed.add(asset);
      // Whether the scripts can be had decides what is wrong, so ask for them now.
      startApp();
      const scripts = JSON.parse(document.getElementById(APP_ASSETS_ID)?.textContent ?? '[]').length;
      const sheets = document.querySelectorAll('head link[rel="stylesheet"]').length;
      if (!shown && scripts > 0 && failed.size === scripts + sheets) {
        shown = true;
        showBanner();
      }
    },
    true,
  );
}
