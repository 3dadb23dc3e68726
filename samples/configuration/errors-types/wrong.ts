import { Burger, type RouteSchema } from 'burger-api';

const app = new Burger();
const other = new Burger({ port: 4000 });
const third = new Burger({ middleware: [] });

await app.serve(process.env.PORT);
await other.serve('4000');
await third.stop();

export const schema: RouteSchema = {};
