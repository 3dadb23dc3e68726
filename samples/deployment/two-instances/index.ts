import { Burger, setDir } from 'burger-api';
import { proxyOnly } from './proxy';
import { stopGently } from './shutdown';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [proxyOnly],
});

await app.serve(Number(process.env.PORT ?? 4000));
process.on('SIGTERM', () => stopGently(Number(process.env.DRAIN_MS ?? 8000)));
