export const GET = () =>
  Response.json({ status: 'ok', mode: process.env.NODE_ENV ?? 'not set' });
