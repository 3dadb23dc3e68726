import { Burger, setDir } from 'burger-api';

const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });

try {
  await app.serve(Number(process.env.PORT ?? 4000));
} catch (error) {
  // The next words depend on the folder that was read first, so on the file system.
  console.error(/^.*Cannot mix/.exec(String(error))?.[0]);
  process.exit(1);
}
