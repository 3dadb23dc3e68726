import { Burger, setDir } from 'burger-api';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [
    () => async (res) => {
      res.headers.set('x-served-by', 'kitchen');
      return res;
    },
  ],
});

await app.serve(Number(process.env.PORT ?? 4000));
