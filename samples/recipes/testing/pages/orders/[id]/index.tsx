import type { BurgerRequest } from 'burger-api';
import { findOrder } from '../../../orders';

export default function page(req: BurgerRequest) {
  const order = findOrder(Number(req.params?.id));
  if (!order) return new Response('No such order', { status: 404 });
  return new Response(`<h1>${Bun.escapeHTML(order.dish)}</h1>`, {
    headers: { 'content-type': 'text/html;charset=utf-8' },
  });
}
