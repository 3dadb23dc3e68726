/**
 * Holds on to: `middlewares` of the engine's two servers, and `server.setup`, which is called for `rspress preview` before the
 * engine puts its own ones there. There is no option for how the preview answers (`rspress#2388`, `rsbuild#5717`).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RsbuildConfig, RsbuildPluginAPI } from '@rsbuild/core';
import { engineChanged } from './changed.ts';

/** Answers a request, or passes it on. */
export type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Lets a server answer, before or after its own ways to.
 *
 * @throws when it has no such list.
 */
export function addAnswer(server: unknown, answer: Answer): void {
  const { middlewares } = (server ?? {}) as { middlewares?: { use?: unknown } };
  if (typeof middlewares?.use !== 'function')
    throw engineChanged('server', 'servers.ts', `middlewares: ${typeof middlewares}`);
  (middlewares as { use(answer: Answer): void }).use(answer);
}

/**
 * Configuration by which the preview answers in another way than the engine does.
 *
 * @throws when the preview starts, and was not set up or has no list of answers.
 */
export function previewAnswer(answer: Answer): RsbuildConfig {
  let isSetUp = false;
  return {
    server: {
      setup({ action, server }) {
        if (action !== 'preview') return;
        isSetUp = true;
        addAnswer(server, answer);
      },
    },
    plugins: [
      {
        name: 'engine:preview-answer',
        setup(api: RsbuildPluginAPI) {
          api.onAfterStartPreviewServer(() => {
            if (!isSetUp) throw engineChanged('preview', 'servers.ts', 'server.setup was not called');
          });
        },
      },
    ],
  };
}
