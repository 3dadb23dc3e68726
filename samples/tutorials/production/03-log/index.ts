import { Burger, setDir } from 'burger-api';
import { logger } from './middleware/logger';

const port = Number(process.env.PORT ?? 4000);
const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  title: 'Blog API',
  globalMiddleware: [logger],
});

await app.serve(port);
