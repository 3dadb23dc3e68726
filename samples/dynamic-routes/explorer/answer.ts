import path from 'node:path';
import type { BurgerRequest } from 'burger-api';

/** Makes a handler that says which file it is in and what it was given. */
export const answer = (route: ImportMeta) => (req: BurgerRequest) => {
  const file = path.relative(import.meta.dir, route.path);
  return Response.json({
    file,
    params: req.params,
    wildcardParams: req.wildcardParams,
  });
};
