import { safe } from '../../safe.ts';

export const GET = safe(async () => {
  throw new Error('The printer is on fire');
});
