import { methodNotAllowed } from '../../responses';

export const GET = () => Response.json(['Falafel', 'Halloumi']);

const other = methodNotAllowed('GET, HEAD, OPTIONS');

export {
  GET as HEAD,
  other as DELETE,
  other as PATCH,
  other as POST,
  other as PUT,
};
