import { Burger, setDir } from 'burger-api';
import { problemDetails } from './problem-details';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [problemDetails],
});

await app.serve(Number(process.env.PORT ?? 4000));
