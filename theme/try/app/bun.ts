/** Stands in for the module `bun`, of which the framework uses `serve`. */
import { machine } from './machine.ts';
import { createRouter } from './router.ts';

/** A request as Bun hands it to a route. */
export interface RoutedRequest {
  method: string;
  /** Absolute. */
  url: string;
  params: Readonly<Record<string, string>>;
  /** Set by the framework, below a wildcard. */
  wildcardParams?: string[];
}

type Handler = (request: RoutedRequest) => Response | Promise<Response>;

interface ServeOptions {
  routes: Readonly<Record<string, Handler>>;
  /** Answers what no route fits. */
  fetch: Handler;
  /** Answers where a handler throws. */
  error: (thrown: unknown) => Response | Promise<Response>;
}

/** What a server answered. */
export interface ServedResponse {
  /** The route that fitted, such as `/api/orders/:id`. */
  pattern?: string | undefined;
  response: Response;
}

export interface Served {
  /**
   * @param request gets the parameters of its path.
   * @param path as it was sent, without the query.
   */
  answer: (request: Omit<RoutedRequest, 'params'>, path: string) => Promise<ServedResponse>;
}

/** The host stands in `url` of a request, and nowhere else. */
export const ORIGIN = 'http://localhost:4000';

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
