import { Burger, setDir } from 'burger-api';
import { rateLimit } from './rate-limit';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [rateLimit({ requests: 2, seconds: 60 })],
});

await app.serve(Number(process.env.PORT ?? 4000));
