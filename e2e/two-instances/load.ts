import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { messageOf } from '../../plugins/content/diagnostic.ts';
import { until } from '../../scripts/programs.ts';

/** How long, in ms, a client waits for its response. */
const MAX_WAIT_MS = 15_000;

/** How often, in ms, is looked whether a request is due. */
const TICK = 5;

/** Clients, each with a different address: every address below 127/8 is this machine, on Linux. */
const CLIENTS = Array.from({ length: 100 }, (_, index) => `127.0.1.${index + 1}`);

/** Address that every request claims in its headers to come from. */
const FORGED = '203.0.113.99';

/** Bodies of responses, as far as they are looked at. */
type Body = { id?: unknown; client?: unknown; total?: unknown };

/** Requests that are sent at a steady rate, every other one a POST. */
export class Load {
  /** Ids of the orders that were confirmed. */
  readonly confirmed: number[] = [];
  /** Requests without the response that they should have, with the reason. */
  readonly lost: string[] = [];
  responses = 0;
  #sent = 0;
  readonly #port: number;
  readonly #clients: readonly string[];
  readonly #timer: NodeJS.Timeout;

  /**
   * @param port of the proxy.
   * @param perSecond requests in a second.
   * @param clients addresses of this machine that the requests come from, in turn.
   */
  constructor(port: number, perSecond: number, clients = CLIENTS) {
    this.#port = port;
    this.#clients = clients;
    const began = performance.now();
    this.#timer = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * perSecond;
      while (this.#sent < due) this.#send();
    }, TICK);
  }

  /** Waits for so many more responses, lost ones included. */
  async more(count: number): Promise<void> {
    const wanted = this.responses + count;
    await until(() => this.responses >= wanted);
  }

  /** Sends no more requests, and waits for those that are on their way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await until(() => this.responses === this.#sent);
  }

  async #send(): Promise<void> {
    const number = this.#sent++;
    const address = this.#clients[number % this.#clients.length] ?? '';
    const method = number % 2 === 0 ? 'GET' : 'POST';
    try {
      const { status, body } = await ask(this.#port, method, address);
      const problem = problemOf(method, address, status, body);
      if (problem) throw new Error(problem);
      if (method === 'POST') this.confirmed.push(Number(body.id));
    } catch (error) {
      this.lost.push(`request ${number}, ${method}: ${messageOf(error)}`);
    }
    this.responses++;
  }
}

/** Error in a response; undefined for a correct one. */
function problemOf(method: string, address: string, status: number, { client, total }: Body) {
  const expected = method === 'GET' ? 200 : 201;
  if (status !== expected) return `status ${status}`;
  if (method === 'GET') return typeof total === 'number' ? undefined : 'no number of orders';
  return client === address ? undefined : `the app took ${String(client)} for the address ${address}`;
}

/**
 * Sends a request on a new connection, as a new client would.
 *
 * @param address of this machine that it comes from.
 * @throws when the connection ends without a response.
 */
export async function ask(
  port: number,
  method: 'GET' | 'POST',
  address: string,
  path = '/api/orders',
): Promise<{ status: number; body: Body }> {
  const content = method === 'POST' ? JSON.stringify({ burger: 'Classic' }) : '';
  const call = http.request({
    host: '127.0.0.1',
    port,
    path,
    method,
    localAddress: address,
    agent: false,
    timeout: MAX_WAIT_MS,
    headers: {
      'x-real-ip': FORGED,
      'x-forwarded-for': FORGED,
      'x-proxy-secret': FORGED,
      ...(content && { 'content-type': 'application/json', 'content-length': content.length }),
    },
  });
  call.once('timeout', () => call.destroy(new Error('no response in time')));
  call.end(content);
  const [response] = (await once(call, 'response')) as [http.IncomingMessage];
  const body = await text(response);
  const isJson = response.headers['content-type']?.includes('json');
  return { status: response.statusCode ?? 0, body: isJson ? (JSON.parse(body) as Body) : {} };
}
