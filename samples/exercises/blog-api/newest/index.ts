import { Burger, setDir } from 'burger-api';

const port = Number(process.env.PORT ?? 4000);
const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  title: 'Blog API',
});

await app.serve(port);
