import { Burger, setDir } from 'burger-api';
import { cors } from './cors';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [cors('https://app.example')],
});

await app.serve(Number(process.env.PORT ?? 4000));
