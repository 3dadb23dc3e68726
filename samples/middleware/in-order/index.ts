import { Burger, setDir } from 'burger-api';
import { trace } from './trace';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [trace('global 1'), trace('global 2')],
});

await app.serve(Number(process.env.PORT ?? 4000));
