import { Burger, setDir } from 'burger-api';
import { securityHeaders } from './security-headers';

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  pageDir: setDir(import.meta.dir, 'pages'),
  globalMiddleware: [securityHeaders],
});

await app.serve(Number(process.env.PORT ?? 4000), () => console.log('ready'));
