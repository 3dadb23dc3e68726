import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@rstest/core';
import { Load } from './load.ts';
import { portsOf, readDeployment, shownDeployment } from './shown.ts';

/** Every system has this address. */
const CLIENTS = ['127.0.0.1'];

/** The app, as far as a client sees it; undefined in place of a client's address ends the connection. */
async function loadOn(clientOf: (request: http.IncomingMessage, number: number) => string | undefined) {
  let number = 0;
  const server = http.createServer((request, response) => {
    const id = number++;
    const client = clientOf(request, id);
    if (!client) return request.socket.destroy();
    response.statusCode = request.method === 'GET' ? 200 : 201;
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ id, total: id, client }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const load = new Load((server.address() as AddressInfo).port, 50, CLIENTS);
  await load.more(40);
  await load.stop();
  server.close();
  return load;
}

test('a load with all its responses has lost nothing', async () => {
  const { lost, confirmed, responses } = await loadOn(() => '127.0.0.1');
  expect(lost).toEqual([]);
  expect(confirmed).toHaveLength(Math.floor(responses / 2));
});

test('each request whose connection ends is lost', async () => {
  const { lost, confirmed, responses } = await loadOn(({ method }, number) =>
    method === 'POST' && number < 20 ? undefined : '127.0.0.1',
  );
  expect(lost.length).toBeGreaterThan(0);
  expect(lost[0]).toMatch(/^request \d+, POST: /);
  expect(lost.length + confirmed.length).toBe(Math.floor(responses / 2));
});

test('a response that names another client is lost', async () => {
  const { lost } = await loadOn(({ headers }) => String(headers['x-real-ip']));
  expect(lost[0]).toContain('the app took 203.0.113.99 for the address 127.0.0.1');
});

const OVERVIEW =
  '```nginx title="/etc/nginx/conf.d/burger-bar.conf"\nupstream burger_bar {\n  server 127.0.0.1:4000;\n}\n\nserver {}\n```\n';
const GOING_LIVE =
  '```nginx\nupstream burger_bar {\n  server 127.0.0.1:4000;\n  server 127.0.0.1:4002;\n}\n```\n\n```nginx\nlog_format a b;\n```\n\n```sh title="restart.sh"\nset -eu\n\nls\n```\n';

test('the configuration of one page takes the upstream and the log of the other', () => {
  const { configuration, restart } = readDeployment(OVERVIEW, GOING_LIVE);
  expect(configuration).toBe(
    'log_format a b;\n\nupstream burger_bar {\n  server 127.0.0.1:4000;\n  server 127.0.0.1:4002;\n}\n\nserver {}\n',
  );
  expect(portsOf(configuration)).toEqual([4000, 4002]);
  expect(restart).toBe('set -eu\n\nls\n');
});

test('a part that no page shows is named', () => {
  expect(() => readDeployment('', GOING_LIVE)).toThrow('docs/docs/deployment/overview.mdx shows no block');
  expect(() => readDeployment(OVERVIEW, '')).toThrow('docs/docs/deployment/going-live.mdx shows no upstream');
});

test('the pages show two instances, and the script restarts the ports of the upstream', () => {
  const { configuration, restart } = shownDeployment();
  const ports = portsOf(configuration);
  expect(ports).toHaveLength(2);
  expect(restart).toContain(`for port in ${ports.join(' ')}; do`);
});
