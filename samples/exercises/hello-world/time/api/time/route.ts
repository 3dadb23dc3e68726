export const GET = () => Response.json({ now: new Date().toISOString() });
