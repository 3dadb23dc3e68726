import { Burger, setDir } from 'burger-api';

const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });

// Hides the line of the route that was read first, which depends on the file system.
console.info = () => {};

try {
  await app.serve(Number(process.env.PORT ?? 4000));
} catch (error) {
  // The next words depend on the folder that was read first.
  console.error(/^.*Cannot mix/.exec(String(error))?.[0]);
  process.exit(1);
}
