import list from './dishes.txt';

export const GET = () => Response.json(list.split('\n'));
