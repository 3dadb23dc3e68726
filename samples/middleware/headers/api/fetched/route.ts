export { middleware } from '../set/route';

export const GET = () =>
  fetch(`http://localhost:${process.env.PORT ?? 4000}/api/set`);
