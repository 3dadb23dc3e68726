/** Substitute for the module `bun`, of which the framework uses `serve`. */
import { machine, type RoutedRequest } from './machine.ts';
import { createRouter } from './router.ts';

type Handler = (request: RoutedRequest) => Response | Promise<Response>;

interface ServeOptions {
  routes: Readonly<Record<string, Handler>>;
  fetch: Handler;
  /** Responds when a handler throws. */
  error: (thrown: unknown) => Response | Promise<Response>;
}

/** Origin of the page's server: of `url` of a request, its header `host`, and requests of a program to itself. */
export const ORIGIN = 'http://localhost:4000';

/** Registers the server on the machine of the run. Nothing listens: the page calls `answer`. */
export function serve({ routes, fetch, error }: ServeOptions): void {
  const match = createRouter(Object.keys(routes));
  machine().served = {
    async answer(request, path) {
      const found = match(path);
      const pattern = found?.pattern;
      const handler = (pattern !== undefined && routes[pattern]) || fetch;
      try {
        return { pattern, response: await handler(Object.assign(request, { params: found?.params ?? {} })) };
      } catch (thrown) {
        return { pattern, response: await error(thrown) };
      }
    },
  };
}
