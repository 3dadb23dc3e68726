import { Burger, setDir } from 'burger-api';

const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });

try {
  await app.serve(Number(process.env.PORT ?? 4000));
} catch (error) {
  // The rest names the folder that was read second, which depends on the file system.
  console.error(String(error).split(": '")[0]);
  process.exit(1);
}
