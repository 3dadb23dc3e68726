export const GET = () => Response.json({ message: 'Hello, world!' });
