import type { Middleware } from 'burger-api';
import { safe } from '../../safe';

export const middleware: Middleware[] = [
  safe(() => {
    throw new Error('No connection to auth.internal:443');
  }),
];

export const GET = () => Response.json({ buns: 40 });
