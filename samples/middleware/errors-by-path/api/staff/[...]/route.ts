export const GET = () => Response.json({ buns: 40 });
