import { Burger, setDir } from 'burger-api';

const port = Number(process.env.PORT ?? 4000);
const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  title: 'Hello API',
  version: '1.0.0',
});

await app.serve(port, () => console.log(`listening on ${port}`));
