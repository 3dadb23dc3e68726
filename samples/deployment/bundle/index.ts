import { Burger } from 'burger-api';

const app = new Burger({ apiDir: 'api' });

await app.serve(Number(process.env.PORT ?? 4000));
