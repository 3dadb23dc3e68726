export const GET = () =>
  Response.json({ firstName: 'Ada', lastName: 'Lovelace' });
