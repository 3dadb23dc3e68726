import { Burger, setDir } from 'burger-api';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  hostname: 'kitchen.example',
  maxRequestBodySize: 4,
  idleTimeout: 1,
});

await app.serve(Number(process.env.PORT ?? 4000));
