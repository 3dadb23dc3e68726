import { Burger, setDir } from 'burger-api';
import { ownOriginOnly } from './session';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [ownOriginOnly],
});

await app.serve(Number(process.env.PORT ?? 4000));
