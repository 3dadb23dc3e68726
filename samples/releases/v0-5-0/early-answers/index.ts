import { Burger, type Middleware, setDir } from 'burger-api';

const stamp: Middleware = () => async (res: Response) => {
  res.headers.set('X-Kitchen', 'open');
  return res;
};

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [stamp],
});

await app.serve(Number(process.env.PORT ?? 4000));
