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
  fetch: (request: RoutedRequest) => Response | Promise<Response>;
}

/** What a server answered. */
export interface ServedResponse {
  /** The route that fitted, such as `/api/orders/:id`. */
  pattern?: string;
  response: Response;
}

export interface Served {
  /** @param target path and query as they are sent. */
  request: (method: string, target: string) => Promise<ServedResponse>;
}

/** The host stands in `url` of a request, and nowhere else. */
export const ORIGIN = 'http://localhost:4000';

export function serve({ routes, fetch }: ServeOptions): void {
  const match = createRouter(Object.keys(routes));
  machine().served = {
    async request(method, target) {
      const [path = ''] = target.split('?');
      const found = match(path);
      const request = { method, url: new URL(`${ORIGIN}${target}`).href, params: found?.params ?? {} };
      const handler = found && routes[found.pattern];
      if (!handler) return { response: await fetch(request) };
      return { pattern: found.pattern, response: await handler(request) };
    },
  };
}
