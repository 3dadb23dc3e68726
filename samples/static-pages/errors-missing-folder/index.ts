import { Burger, setDir } from 'burger-api';

const app = new Burger({ pageDir: setDir(import.meta.dir, 'pagez') });

await app.serve(Number(process.env.PORT ?? 4000));
