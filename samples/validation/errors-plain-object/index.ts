import { Burger, setDir } from 'burger-api';

const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });

await app.serve(Number(process.env.PORT ?? 4000));
