import { Burger, type Middleware, setDir } from 'burger-api';

const timing: Middleware = () => {
  const start = performance.now();
  return async (res) => {
    const milliseconds = (performance.now() - start).toFixed(1);
    res.headers.set('server-timing', `app;dur=${milliseconds}`);
    return res;
  };
};

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [timing],
});

await app.serve(Number(process.env.PORT ?? 4000));
