import { Burger, setDir } from 'burger-api';

const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });

// Hides the line of the route that was read first, which depends on the file system.
console.info = () => {};

try {
  await app.serve(Number(process.env.PORT ?? 4000));
} catch (error) {
  // The rest names the folder that was read second.
  console.error(String(error).split(": '")[0]);
  process.exit(1);
}
