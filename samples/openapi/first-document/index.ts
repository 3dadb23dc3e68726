import { Burger, setDir } from 'burger-api';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  title: 'Burger bar',
  description: 'Orders and menu of the burger bar',
  version: '2.1.0',
});

await app.serve(Number(process.env.PORT ?? 4000));
