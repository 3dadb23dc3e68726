import { Burger, setDir } from 'burger-api';
import { requireJson } from './require-json';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [requireJson],
});

await app.serve(Number(process.env.PORT ?? 4000));
