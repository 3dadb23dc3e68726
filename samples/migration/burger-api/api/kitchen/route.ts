import { staffOnly } from '../../middleware.ts';

export const middleware = [staffOnly];

export function GET() {
  return Response.json({ waiting: 3 });
}
