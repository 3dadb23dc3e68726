import { dishes } from './dishes';

export const GET = () => Response.json(dishes);
