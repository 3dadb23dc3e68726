import { expect, spyOn, test } from 'bun:test';

// Another port, token and database, so that the tests can run beside the app.
process.env.PORT ??= '4001';
process.env.BLOG_TOKEN = 'test-key';
process.env.BLOG_DB = ':memory:';

// The report of the tests stays free of the app's own lines.
for (const level of ['log', 'info', 'error'] as const)
  spyOn(console, level).mockImplementation(() => {});
await import('./index');
const { writeAuth } = await import('./middleware/write-auth');

const send = (
  method: string,
  path: string,
  body: unknown,
  token = 'test-key',
) =>
  fetch(`http://localhost:${process.env.PORT}/api/posts${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

const post = (title: string) => ({ title, body: 'Words.', author: 'ada' });

test('adding a post needs the token', async () => {
  expect((await send('POST', '', post('Pickles'), 'guess')).status).toBe(401);
  expect((await send('POST', '', post('Pickles'))).status).toBe(201);
});

test('a title can be used once', async () => {
  expect((await send('POST', '', post('Onions'))).status).toBe(201);
  expect((await send('POST', '', post('Onions'))).status).toBe(409);
});

// Everybody may comment. All other routes that write ask for the token.
const open = ['api/posts/[postId]/comments/route.ts'];
const writes = ['POST', 'PUT', 'PATCH', 'DELETE'];

test('no route that writes lacks its check', async () => {
  const routes = new Bun.Glob('api/**/route.ts');
  for await (const file of routes.scan(import.meta.dir)) {
    const route = await import(`./${file}`);
    if (open.includes(file) || !writes.some((name) => route[name])) continue;
    expect(route.middleware ?? [], file).toContain(writeAuth);
  }
});

test('the message of a thrown error stays inside', async () => {
  const added = await send('POST', '', post('Lettuce'));
  const { id } = (await added.json()) as { id: number };
  await send('POST', '', post('Cheese'));
  const renamed = await send('PATCH', `/${id}`, { title: 'Cheese' });
  expect(renamed.status).toBe(500);
  expect(await renamed.json()).toEqual({ error: 'Internal error' });
});
