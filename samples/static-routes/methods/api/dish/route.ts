import type { BurgerRequest, RequestHandler } from 'burger-api';

let dish = 'Falafel';

export function GET() {
  return new Response(dish);
}

export const PUT: RequestHandler = async (req) => {
  dish = await req.text();
  return new Response(dish);
};

export async function PATCH(req: BurgerRequest) {
  dish += ` ${await req.text()}`;
  return new Response(dish);
}

const remove = () => {
  dish = '';
  return new Response(null, { status: 204 });
};

export { remove as DELETE };
