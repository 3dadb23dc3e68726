import { Hono } from 'hono';
import { serveStatic } from 'hono/bun';

const root = `${import.meta.dir}/../public`;

export const files = new Hono();

files.get(
  '/*',
  serveStatic({
    root,
    rewriteRequestPath: (path) =>
      path.replace('/api/files', ''),
  }),
);
