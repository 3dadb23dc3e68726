import { shop } from '../../../shop';

const mount = (req: Request) => shop.fetch(req);

export {
  mount as DELETE,
  mount as GET,
  mount as HEAD,
  mount as OPTIONS,
  mount as PATCH,
  mount as POST,
  mount as PUT,
};
