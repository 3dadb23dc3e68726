import { hasToken } from './auth';

type Page = (req: Request) => Response | Promise<Response>;

/** Wraps a page, so that it is shown to callers with a token only. */
export function membersOnly(page: Page): Page {
  return (req) =>
    hasToken(req) ? page(req) : new Response('Members only\n', { status: 401 });
}
