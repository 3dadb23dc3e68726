import { Burger, setDir } from 'burger-api';
import { bodyLimit, requireToken, securityHeaders } from './guards';
import { settings } from './settings';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  // The order matters: refusals get the headers, too, and nobody can send
  // a large body before showing a token.
  globalMiddleware: [securityHeaders, bodyLimit(100_000), requireToken],
});

await app.serve(settings.PORT);
