import { Burger, setDir } from 'burger-api';
import { cors } from './cors';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  pageDir: setDir(import.meta.dir, 'pages'),
  globalMiddleware: [cors],
});

await app.serve(Number(process.env.PORT ?? 4000));
