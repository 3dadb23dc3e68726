import { Burger, setDir } from 'burger-api';

const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });
const port = Number(process.env.PORT ?? 4000);

const result: unknown = await app.serve(port, () =>
  console.log('The callback runs'),
);
console.log('The promise resolves with', result);
