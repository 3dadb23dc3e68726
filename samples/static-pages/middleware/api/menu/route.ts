export const GET = () => Response.json({ burger: 'classic' });
