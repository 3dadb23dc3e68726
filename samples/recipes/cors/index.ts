import { Burger, setDir } from 'burger-api';
import { cors } from './cors';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  // Before whatever refuses, so that refusals carry the headers, too.
  globalMiddleware: [cors(['https://app.example', 'https://admin.example'])],
});

await app.serve(Number(process.env.PORT ?? 4000));
