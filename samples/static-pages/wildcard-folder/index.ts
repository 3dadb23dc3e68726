import { Burger, setDir } from 'burger-api';

const app = new Burger({ pageDir: setDir(import.meta.dir, 'pages') });

await app.serve(Number(process.env.PORT ?? 4000));
