import { requireToken } from '../../auth';

export const middleware = [requireToken];

export const GET = () => Response.json({ buns: 40 });
