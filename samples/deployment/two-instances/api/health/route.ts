import { isStopping } from '../../shutdown';

export const GET = () =>
  isStopping()
    ? Response.json({ status: 'stopping' }, { status: 503 })
    : Response.json({ status: 'ok' });
