import { Burger, setDir } from 'burger-api';

const app = new Burger({ pageDir: setDir(import.meta.dir, 'pages') });

// Hides two lines that the framework logs before, with the same reason.
const report = console.error;
console.error = () => {};

try {
  await app.serve(Number(process.env.PORT ?? 4000));
} catch (error) {
  // The rest names the folder that was read second, which depends on the file system.
  report(String(error).split(": '")[0]);
  process.exit(1);
}
