export const GET = () => Response.json({ route: 'users/me' });
