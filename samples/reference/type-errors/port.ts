import { Burger } from 'burger-api';

await new Burger({}).serve(process.env.PORT);
