import { Burger, setDir } from 'burger-api';

const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });
const port = Number(process.env.PORT ?? 4000);

const started = app.serve(port, () => console.log('The server listens'));
console.log('The next statement runs');
await started;
