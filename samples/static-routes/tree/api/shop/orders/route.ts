import { euros } from './money';

export const GET = () => Response.json([{ id: 1, price: euros(950) }]);
