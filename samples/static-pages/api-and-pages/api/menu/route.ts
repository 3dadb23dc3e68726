export const GET = () => Response.json({ from: 'the API route' });
