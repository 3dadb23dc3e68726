import { Burger, setDir } from 'burger-api';
import { log, logRequests } from './log';

const port = Number(process.env.PORT ?? 4000);
const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [logRequests], // First, so that it sees what others refuse.
});

await app.serve(port, () => log('info', 'listening', { port }));
