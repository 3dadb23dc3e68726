/** A small app, in the output format of `compile`. */
import type { Order } from './workerMessages.ts';

const START = `const { Burger, setDir } = require('burger-api');
await new Burger({ apiDir: setDir(importMeta.dir, 'api') }).serve(4000);`;

const ROUTE = 'exports.POST = async (request) => Response.json(await request.json());';

const SCHEMA = `const { z } = require('zod');
exports.schema = { post: { params: z.object({ id: z.coerce.number() }), body: z.object({ name: z.string().min(1) }) } };`;

/**
 * Order that a worker runs before it is ready: browsers compile code on its first run, for which nobody waits then.
 *
 * @param withZod gives the app a schema.
 */
export const warmUp = (withZod: boolean): Order => ({
  nonce: '',
  env: {},
  modules: {
    'index.ts': START,
    'api/[id]/route.ts': withZod ? `${SCHEMA}\n${ROUTE}` : ROUTE,
  },
  requests: [
    {
      method: 'POST',
      target: '/api/1?a=1',
      headers: [['Content-Type', 'application/json']],
      body: '{"name":"a"}',
    },
  ],
});
