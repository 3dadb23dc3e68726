import { Burger, type Middleware, setDir } from 'burger-api';

const auditsTheBody: Middleware = async (req) => {
  const body = await req.clone().text();
  console.log('audit', body);
  return undefined;
};

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [auditsTheBody],
});

await app.serve(Number(process.env.PORT ?? 4000));
