import { loadOrders } from '../../orders';
import { safe } from '../../safe';

export const GET = safe(() => Response.json(loadOrders()));
