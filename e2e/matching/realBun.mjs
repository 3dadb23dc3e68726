// Run by Bun itself: starts the apps of a list with the framework, from files on the disk, and sends them requests, to compare
// the page's results with theirs. Arguments: the framework's file, a folder to write into, the list; leaves `outcomes.json`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** @typedef {{ path: string, methods: string[] }} RouteFile */
/** @typedef {{ method: string, target: string }} Request */

const [, , framework = '', folder = '', list = ''] = process.argv;
const { Burger } = await import(framework);

const HANDLER = `(req) => {
  const handled = { file: FILE, params: req.params, wildcardParams: req.wildcardParams };
  return new Response('', { headers: { 'x-handled': encodeURIComponent(JSON.stringify(handled)) } });
};`;

/** @param {RouteFile} file @param {string} root */
function write({ path: file, methods }, root) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const handlers = methods.map((method) => `export const ${method} = ${HANDLER}`);
  writeFileSync(target, [`const FILE = ${JSON.stringify(file)};`, ...handlers, 'export {};'].join('\n'));
}

/** Files in the order in which the disk lists them. @param {string} root @param {string} below @returns {string[]} */
function listed(root, below) {
  return readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const name = `${below}/${entry.name}`;
    return entry.isDirectory() ? listed(root, name) : [name];
  });
}

/** Sends a target as it is. @param {number} port @param {Request} request @returns {Promise<object>} */
const ask = (port, { method, target }) =>
  new Promise((resolve) => {
    let response = '';
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost:4000\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (data) => {
      response += data.toString('latin1');
    });
    socket.on('close', () => {
      const handled = /^x-handled: (.*)$/im.exec(response)?.[1];
      resolve({
        status: Number(response.slice(9, 12)),
        handled: handled && JSON.parse(decodeURIComponent(handled)),
      });
    });
  });

/**
 * Bun 1.4 sends the body of a response once, and the framework has one response for all 404 and one for all 405. They are created
 * for each request, so that the answer shows which one it is.
 *
 * @param {object} app
 */
function renewResponses(app) {
  if (Number(process.versions.bun?.split('.')[1]) < 4) return;
  Object.defineProperties(app, {
    NOT_FOUND: { get: () => new Response('Not Found', { status: 404 }) },
    METHOD_NOT_ALLOWED: { get: () => new Response('Method Not Allowed', { status: 405 }) },
  });
}

/** @param {{ files: RouteFile[], requests: Request[] }} table @param {string} root */
async function outcomeOf({ files, requests }, root) {
  mkdirSync(path.join(root, 'api'), { recursive: true });
  for (const file of files) write(file, root);
  const order = listed(root, 'api');
  /** @type {string[]} */
  const printed = [];
  const print = (/** @type {unknown[]} */ ...parts) => printed.push(parts.join(' '));
  Object.assign(console, { info: print, error: print });
  const app = new Burger({ apiDir: path.join(root, 'api') });
  renewResponses(app);
  try {
    await app.serve(0, () => {});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { order, printed, failure: message.replaceAll(root, '/app') };
  }
  const { server } = app.server;
  if (!server) return { order, printed };
  const answers = [];
  for (const request of requests) answers.push(await ask(server.port, request));
  server.stop(true);
  return { order, printed, answers };
}

const outcomes = [];
for (const [at, table] of JSON.parse(readFileSync(list, 'utf8')).entries())
  outcomes.push(await outcomeOf(table, path.join(folder, String(at))));
writeFileSync(path.join(folder, 'outcomes.json'), JSON.stringify(outcomes));
process.exit(0);
