// Run by Bun itself: starts the apps of a list with the framework on disk and asks them, so that what the page says can be held
// against it. Arguments: the framework's file, a folder to write into, the list; leaves `outcomes.json` in the folder.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const [, , framework = '', folder = '', list = ''] = process.argv;
const { Burger } = await import(framework);

const handler = `(req) => new Response('', { headers: { 'x-handled': encodeURIComponent(JSON.stringify({
  file: FILE, params: req.params, wildcardParams: req.wildcardParams })) } });`;

/** @param {{ path: string, methods: string[] }} file @param {string} root */
function write({ path: file, methods }, root) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const lines = methods.map((method) => `export const ${method} = ${handler}`);
  writeFileSync(target, [`const FILE = ${JSON.stringify(file)};`, ...lines, 'export {};'].join('\n'));
}

/** Files in the order in which the disk lists them. @param {string} root @param {string} below @returns {string[]} */
function listed(root, below) {
  return readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const name = `${below}/${entry.name}`;
    return entry.isDirectory() ? listed(root, name) : [name];
  });
}

/** @param {string} head @param {string} name */
const headerOf = (head, name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];

/** Asks one after the other over one connection: what is asked is sent as it is. */
function connect(port) {
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  let onData = () => {};
  socket.on('data', (data) => {
    received += data.toString('latin1');
    onData();
  });
  return {
    end: () => socket.destroy(),
    ask({ method, target }) {
      received = '';
      return new Promise((resolve) => {
        onData = () => {
          const end = received.indexOf('\r\n\r\n');
          if (end < 0) return;
          const head = received.slice(0, end);
          const length = method === 'HEAD' ? 0 : Number(headerOf(head, 'content-length') ?? 0);
          if (received.length < end + 4 + length) return;
          const handled = headerOf(head, 'x-handled');
          resolve({
            status: Number(head.slice(9, 12)),
            handled: handled && JSON.parse(decodeURIComponent(handled)),
          });
        };
        socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost:4000\r\n\r\n`);
      });
    },
  };
}

/** Bun 1.4 sends the body of a response once, and the framework has one response for all 404 and one for all 405. */
const sendsOnce = Number(Bun.version.split('.')[1]) >= 4;

function renewed(app) {
  if (!sendsOnce) return app;
  Object.defineProperties(app, {
    NOT_FOUND: { get: () => new Response('Not Found', { status: 404 }) },
    METHOD_NOT_ALLOWED: { get: () => new Response('Method Not Allowed', { status: 405 }) },
  });
  return app;
}

async function outcomeOf({ files, requests }, at) {
  const root = path.join(folder, String(at));
  mkdirSync(path.join(root, 'api'), { recursive: true });
  for (const file of files) write(file, root);
  const order = listed(root, 'api');
  const printed = [];
  const print = (...parts) => printed.push(parts.join(' '));
  Object.assign(console, { info: print, error: print });
  const app = renewed(new Burger({ apiDir: path.join(root, 'api') }));
  try {
    await app.serve(0, () => {});
  } catch (error) {
    return { order, printed, failure: error.message.replaceAll(root, '/app') };
  }
  const { server } = app.server;
  if (!server) return { order, printed };
  const client = connect(server.port);
  const answers = [];
  for (const request of requests) answers.push(await client.ask(request));
  client.end();
  server.stop(true);
  return { order, printed, answers };
}

const outcomes = [];
for (const [at, table] of JSON.parse(readFileSync(list, 'utf8')).entries())
  outcomes.push(await outcomeOf(table, at));
writeFileSync(path.join(folder, 'outcomes.json'), JSON.stringify(outcomes));
process.exit(0);
