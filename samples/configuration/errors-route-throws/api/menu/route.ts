const secret = process.env.MENU_SECRET;
if (!secret) throw new Error('MENU_SECRET is not set');

export const GET = () => Response.json({ length: secret.length });
