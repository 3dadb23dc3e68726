import { Burger, type Middleware, setDir } from 'burger-api';

const setsValidated: Middleware = (req) => {
  req.validated = { query: { table: 'anything' } };
  return undefined;
};

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [setsValidated],
});

await app.serve(Number(process.env.PORT ?? 4000));
