import { Burger, setDir } from 'burger-api';
import { logger } from './middleware/logger';

const port = Number(process.env.PORT ?? 4000);
const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  title: 'Blog API',
  description: 'Posts and their comments. Writing needs a bearer token.',
  version: '1.0.0',
  globalMiddleware: [logger],
});

await app.serve(port);
