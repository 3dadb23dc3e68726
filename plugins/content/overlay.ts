import type { RsbuildPluginAPI } from '@rsbuild/core';
import { escapeText } from 'entities';
import { browserEnvironment } from '../engine/forBrowsers.ts';

/** Idle time after a compilation, in ms: a browser needs a moment before it requests the next page. */
const QUIET_MS = 1000;

/**
 * Shows a text over the pages of the development server. It is not reported as a bundler error: with such an error, pages that
 * were not visited before stay empty.
 * @param textOf text to show, empty for none, undefined when obsolete; called when the server is idle.
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
    // No message closes the overlay, but an empty text does.
    const send = () => hot.send('errors', { text: shown === '' ? [] : [shown], html: escapeText(shown) });
    const ask = async () => {
      const own = asked;
      const text = await textOf(() => own !== asked);
      if (own !== asked || text === undefined) return;
      const isNew = text !== shown;
      shown = text;
      if (isNew && text !== '') api.logger.error(text);
      // The bundler closes the overlay after each compilation, also of a page that is visited for the first time.
      if (isNew || text !== '') send();
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
