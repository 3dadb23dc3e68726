import { Burger, setDir } from 'burger-api';

const app = new Burger({ apiDir: setDir(import.meta.dir, 'routes') });

try {
  await app.serve(Number(process.env.PORT ?? 4000));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error('The menu service did not start.', reason.split(',')[0]);
  process.exit(1);
}
