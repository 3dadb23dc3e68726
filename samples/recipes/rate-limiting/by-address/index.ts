import { Burger, setDir } from 'burger-api';
import { clientOf, proxyOnly } from './proxy';
import { rateLimit } from './rate-limit';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [proxyOnly, rateLimit(2, 60, clientOf)],
});

await app.serve(Number(process.env.PORT ?? 4000));
