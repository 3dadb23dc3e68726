import { Burger } from 'burger-api';

process.chdir('..'); // as if you had started the program from the parent folder

const app = new Burger({ apiDir: 'api' });

await app.serve(Number(process.env.PORT ?? 4000));
