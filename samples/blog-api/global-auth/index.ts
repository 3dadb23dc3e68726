import { Burger, setDir } from 'burger-api';
import { writeAuth } from '../../tutorials/blog-api/08-protect/middleware/write-auth';

const port = Number(process.env.PORT ?? 4000);
const app = new Burger({
  apiDir: setDir(import.meta.dir, '../../tutorials/blog-api/08-protect/api'),
  globalMiddleware: [writeAuth],
});

await app.serve(port);
