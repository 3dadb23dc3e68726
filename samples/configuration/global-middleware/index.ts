import { Burger, type Middleware, setDir } from 'burger-api';

const mark =
  (name: string): Middleware =>
  () =>
  async (res) => {
    res.headers.set('x-seen-by', name);
    return res;
  };

const globalMiddleware = [mark('first')];
const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware,
});
globalMiddleware.push(mark('second')); // too late: the constructor made a copy

await app.serve(Number(process.env.PORT ?? 4000));
