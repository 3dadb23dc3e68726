import type { BurgerRequest } from 'burger-api';

export const openapi = {
  get: { summary: 'A photo, at any depth' },
};

export function GET(req: BurgerRequest) {
  return Response.json({
    photo: req.wildcardParams,
  });
}
