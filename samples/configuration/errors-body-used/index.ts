import { Burger, type Middleware, setDir } from 'burger-api';

const logBody: Middleware = async (req) => {
  console.log('received', await req.text());
  return undefined;
};

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [logBody],
});

await app.serve(Number(process.env.PORT ?? 4000));
