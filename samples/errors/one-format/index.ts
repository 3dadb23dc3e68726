import { Burger, setDir } from 'burger-api';
import { badInput } from './bad-input';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [badInput],
});

await app.serve(Number(process.env.PORT ?? 4000));
