import { Burger, setDir } from 'burger-api';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  tls: { cert: 'no certificate', key: 'no key' },
  http1: false,
  http3: true,
  routes: { '/extra': new Response('A route of Bun') },
  websocket: { message() {} },
});

await app.serve(Number(process.env.PORT ?? 4000));
