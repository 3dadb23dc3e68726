import type { RsbuildPluginAPI } from '@rsbuild/core';
import { escapeText } from 'entities';
import { browserEnvironment } from '../engine/forBrowsers.ts';

/**
 * How long nothing was compiled, in milliseconds, before it is asked what to show: pages come first, and a browser takes a moment from
 * one compilation to what it asks for next.
 */
const QUIET_MS = 1000;

/**
 * Shows a text over the pages of the development server, as the errors of the bundler are, until it is empty. It is none of
 * them: while the bundler has errors, pages that were not visited before stay empty, and the rest of the site is to go on.
 *
 * @param textOf what is to be shown now; empty for nothing, undefined when it stopped because nobody waits for it any more.
 * Asked when nothing was compiled for a moment.
 */
export function showOverPages(
  api: RsbuildPluginAPI,
  textOf: (isObsolete: () => boolean) => Promise<string | undefined>,
): void {
  api.onBeforeStartDevServer(({ server, environments }) => {
    const hot = server.environments[browserEnvironment(environments).name]?.hot;
    if (!hot) return;
    let shown = '';
    let asked = 0;
    let timer: NodeJS.Timeout | undefined;
    // What the overlay takes: nothing closes it.
    const send = () => hot.send('errors', { text: shown === '' ? [] : [shown], html: escapeText(shown) });
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
      timer = setTimeout(() => void ask().catch((error) => api.logger.error(error)), QUIET_MS);
    });
    api.onCloseDevServer(stop);
  });
}
