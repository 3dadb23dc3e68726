import { Burger, setDir } from 'burger-api';
import { identify } from './member';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [identify],
});

await app.serve(Number(process.env.PORT ?? 4000));
