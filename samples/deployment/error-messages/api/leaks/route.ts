import { loadOrders } from '../../orders';

export const GET = () => Response.json(loadOrders());
