import { Burger, setDir } from 'burger-api';

const port = Number(process.env.PORT ?? 4000);
Bun.serve({ port, fetch: () => new Response('I was here first') });

const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });

try {
  await app.serve(port);
} catch (error) {
  console.error(error instanceof Error && 'code' in error ? error.code : error);
  throw error;
}
