import { dishes } from '../../dishes.ts';

export function GET() {
  return Response.json(dishes);
}
