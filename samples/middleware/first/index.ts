import { Burger, type Middleware, setDir } from 'burger-api';

const logger: Middleware = (req) => {
  const { pathname } = new URL(req.url);
  return async (res) => {
    console.log(`${req.method} ${pathname} ${res.status}`);
    return res;
  };
};

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [logger],
});

await app.serve(Number(process.env.PORT ?? 4000));
