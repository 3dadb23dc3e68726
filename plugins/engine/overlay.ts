/**
 * Holds on to: the development server's `server.environments.web.hot` with `send('errors', …)` and `onConnect`, by which the
 * bundler fills its overlay. There is no public way to show a list there that is none of the bundler's errors.
 */
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './changed.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Shows a text over the pages of the development server, as the errors of the bundler are, until it is empty. It is none of
 * them: while the bundler has errors, pages that were not visited before stay empty, and the rest of the site is to go on.
 *
 * @param textOf what is to be shown now; empty for nothing. Asked after each compilation and for each page that connects.
 * @throws at the start of the server, when it has no such channel.
 */
export function showOverPages(api: RsbuildPluginAPI, textOf: () => string): void {
  api.onBeforeStartDevServer(({ server }) => {
    const { hot } = server.environments.web ?? {};
    if (typeof hot?.send !== 'function' || typeof hot.onConnect !== 'function')
      throw engineChanged('channel to the pages', 'overlay.ts', `hot: ${typeof hot}`);
    let shown = '';
    const show = () => {
      const text = textOf();
      if (text !== shown && text !== '') api.logger.error(text);
      // What the overlay takes: nothing closes it.
      if (text !== '' || shown !== '')
        hot.send('errors', { text: text === '' ? [] : [text], html: escapeHtml(text) });
      shown = text;
    };
    hot.onConnect(show);
    api.onAfterDevCompile(show);
  });
}
