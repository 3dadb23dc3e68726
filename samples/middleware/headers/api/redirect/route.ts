export { middleware } from '../set/route';

export const GET = () => Response.redirect('/api/set', 302);
