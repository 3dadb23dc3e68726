import { Burger } from 'burger-api';
import { counter } from './counter';

counter.value += 1;

const app = new Burger({ apiDir: 'api' });

await app.serve(Number(process.env.PORT ?? 4000));
