import { Burger, setDir } from 'burger-api';
import { stamp } from './middleware.ts';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [stamp],
});

await app.serve(
  Number(process.env.PORT ?? 4000),
);
