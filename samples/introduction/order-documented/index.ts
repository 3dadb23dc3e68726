import { Burger, setDir } from 'burger-api';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  title: 'Order desk',
  version: '2.1.0',
});

await app.serve(Number(process.env.PORT ?? 4000));
