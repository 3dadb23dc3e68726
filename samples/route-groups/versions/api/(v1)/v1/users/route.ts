export const GET = () => Response.json({ name: 'Ada' });
