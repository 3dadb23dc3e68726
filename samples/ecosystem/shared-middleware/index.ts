import { Burger, setDir } from 'burger-api';
import { requestId } from './packages/request-id';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [requestId({ header: 'x-request-id' })],
});

await app.serve(Number(process.env.PORT ?? 4000));
