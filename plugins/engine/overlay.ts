/**
 * Holds on to: the development server's `server.environments.web.hot` with `send('errors', …)` and `onConnect`, by which the
 * bundler fills its overlay. There is no public way to show a list there that is none of the bundler's errors.
 */
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './changed.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * How long nothing was compiled, in milliseconds, before it is asked what to show: pages come first, and a browser takes a moment from
 * one compilation to what it asks for next.
 */
const QUIET = 1000;

/**
 * Shows a text over the pages of the development server, as the errors of the bundler are, until it is empty. It is none of
 * them: while the bundler has errors, pages that were not visited before stay empty, and the rest of the site is to go on.
 *
 * @param textOf what is to be shown now; empty for nothing, undefined when it stopped because nobody waits for it any more.
 * Asked when nothing was compiled for a moment.
 * @throws at the start of the server, when it has no such channel.
 */
export function showOverPages(
  api: RsbuildPluginAPI,
  textOf: (isObsolete: () => boolean) => Promise<string | undefined>,
): void {
  api.onBeforeStartDevServer(({ server }) => {
    const { hot } = server.environments.web ?? {};
    if (typeof hot?.send !== 'function' || typeof hot.onConnect !== 'function')
      throw engineChanged('channel to the pages', 'overlay.ts', `hot: ${typeof hot}`);
    let shown = '';
    let asked = 0;
    let timer: NodeJS.Timeout | undefined;
    // What the overlay takes: nothing closes it.
    const send = () => hot.send('errors', { text: shown === '' ? [] : [shown], html: escapeHtml(shown) });
    const ask = async () => {
      const own = asked;
      const text = await textOf(() => own !== asked);
      if (own !== asked || text === undefined || text === shown) return;
      shown = text;
      if (text !== '') api.logger.error(text);
      send();
    };
    const stop = () => {
      asked += 1;
      clearTimeout(timer);
    };
    hot.onConnect(() => {
      if (shown !== '') send();
    });
    api.onBeforeDevCompile(stop);
    api.onAfterDevCompile(() => {
      stop();
      timer = setTimeout(() => void ask().catch((error) => api.logger.error(error)), QUIET);
    });
    api.onCloseDevServer(stop);
  });
}
