import { safe } from '../../safe';

export const GET = safe(() => {
  throw new Error('cannot open /var/menu.db');
});
