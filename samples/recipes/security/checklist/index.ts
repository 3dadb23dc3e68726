import './settings'; // First: it ends the app if a setting is missing.
import { Burger, setDir } from 'burger-api';
import { requireToken } from './auth';
import { bodyLimit } from './body-limit';
import { securityHeaders } from './security-headers';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  // Headers come first, so that refusals get them, too. Then who may call,
  // then how much they may send: strangers get a 401, whatever they send.
  globalMiddleware: [securityHeaders, requireToken, bodyLimit(100_000)],
});

await app.serve(Number(process.env.PORT ?? 4000));
