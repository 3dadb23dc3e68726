import type { BurgerRequest } from 'burger-api';

export function GET(req: BurgerRequest, ...rest: unknown[]) {
  return Response.json({
    isRequest: req instanceof Request,
    method: req.method,
    path: new URL(req.url).pathname,
    language: req.headers.get('accept-language'),
    params: req.params,
    validated: req.validated ?? 'undefined',
    wildcardParams: req.wildcardParams ?? 'undefined',
    furtherArguments: rest.length,
  });
}
