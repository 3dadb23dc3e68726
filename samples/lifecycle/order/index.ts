import { Burger, type Middleware, setDir } from 'burger-api';
import { layer } from './layer';

const print: Middleware = (req) => {
  const { pathname, search } = new URL(req.url);
  console.log(req.method, pathname + search);
  return undefined;
};

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [print, layer('global', 'logger'), layer('global', 'cors')],
});

await app.serve(Number(process.env.PORT ?? 4000));
