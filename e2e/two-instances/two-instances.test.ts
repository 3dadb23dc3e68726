import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@rstest/core';
import { Load } from './load.ts';
import { portsOf, shownDeployment } from './shown.ts';

/** The app, as far as a client sees it; undefined in place of a client's address ends the connection. */
async function loadOn(clientOf: (request: http.IncomingMessage, number: number) => string | undefined) {
  let number = 0;
  const server = http.createServer((request, response) => {
    const id = number++;
    const client = clientOf(request, id);
    if (!client) return request.socket.destroy();
    response.writeHead(request.method === 'GET' ? 200 : 201, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ id, total: id, client }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Every system has this address of a client.
  const load = new Load((server.address() as AddressInfo).port, 50, ['127.0.0.1']);
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
  expect(lost[0]).toMatch(/^request \d+, POST: /);
  expect(lost.length + confirmed.length).toBe(Math.floor(responses / 2));
});

test('a response that names another client is lost', async () => {
  const { lost } = await loadOn(({ headers }) => String(headers['x-real-ip']));
  expect(lost[0]).toContain('the app took 203.0.113.99 for the address 127.0.0.1');
});

test('the pages show two instances with a log, and the script restarts the ports of the upstream', () => {
  const { configuration, restart } = shownDeployment();
  const ports = portsOf(configuration);
  expect(ports).toHaveLength(2);
  expect(configuration).toMatch(/^log_format [\s\S]*^server \{/m);
  expect(restart).toContain(`for port in ${ports.join(' ')}; do`);
});
