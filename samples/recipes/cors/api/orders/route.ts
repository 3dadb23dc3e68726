import { safe } from '../../safe';

let orders = 0;

export const GET = () => Response.json({ orders });

export const POST = () => {
  orders += 1;
  return Response.json({ id: orders }, { status: 201 });
};

export const DELETE = safe(() => {
  throw new Error('No connection');
});
