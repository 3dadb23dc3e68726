import { Burger } from 'burger-api';
import { options } from './options';

await new Burger(options).serve(Number(process.env.PORT ?? 4000));
