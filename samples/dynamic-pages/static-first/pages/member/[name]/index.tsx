import type { BurgerRequest } from 'burger-api';

export default (req: BurgerRequest) =>
  new Response(`the page of ${req.params?.name}\n`);
