import { Burger, type Middleware, setDir } from 'burger-api';
import { trace } from './trace';

const print: Middleware = (req) => {
  console.log(req.method, new URL(req.url).pathname);
  return undefined;
};

const auth = trace(
  'global',
  'auth',
  (req) => !req.headers.has('authorization'),
);

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [print, trace('global', 'logger'), auth],
});

await app.serve(Number(process.env.PORT ?? 4000));
