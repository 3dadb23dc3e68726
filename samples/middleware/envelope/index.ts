import { Burger, type Middleware, setDir } from 'burger-api';

const envelope: Middleware = () => async (res) => {
  if (!res.headers.get('content-type')?.includes('json')) return res;
  const body = { ok: res.ok, data: await res.json() };
  return Response.json(body, { status: res.status });
};

const newline: Middleware = () => async (res) =>
  new Response(`${await res.text()}\n`, res);

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [newline, envelope],
});

await app.serve(Number(process.env.PORT ?? 4000));
