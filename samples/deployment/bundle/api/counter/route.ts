import { counter } from '../../counter';

export const GET = () => Response.json(counter);
