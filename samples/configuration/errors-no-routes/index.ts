import { Burger, setDir } from 'burger-api';

// Keeps the first sentence only. Later versions word the second one differently.
const report = console.error;
console.error = (message: string) => report(message.replace(/!.*/, '!'));

const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });

await app.serve(Number(process.env.PORT ?? 4000));
report('serve() has resolved');
