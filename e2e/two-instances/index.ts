/**
 * `npx tsx e2e/two-instances`: puts two instances of an app behind nginx as the docs describe, sends them a hundred requests a second,
 * and runs the script of the docs that restarts both. Fails for every request without its response. `--runtime latest` for
 * another release of Bun.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  BASE_RUNTIME,
  bunPath,
  type Runtime,
  readVersions,
  SAMPLES_DIR,
} from '../../plugins/content/samples/runtimes.ts';
import { readArguments } from '../../scripts/commandLine.ts';
import { Program, until } from '../../scripts/programs.ts';
import { runMain, UserError } from '../../scripts/run.mjs';
import { parseRuntime } from '../../scripts/samples/parseRuntimes.ts';
import { freePort } from '../../scripts/servers/freePort.ts';
import { ensureProgram, ensureSamples } from '../../scripts/setup.mjs';
import { nginxArguments } from '../support/nginx.ts';
import { Instances } from './instances.ts';
import { ask, Load } from './load.ts';
import { CONFIGURATION, portsOf, shownDeployment } from './shown.ts';

/** The app of the page. */
const SAMPLE = path.join(SAMPLES_DIR, 'deployment/two-instances');

/** Requests in a second. */
const RATE = 100;

/** Responses that are waited for before and after the restarts. */
const AROUND = 200;

/** How many of the problems are listed. */
const MAX_LINES = 10;

/** A secret of 32 characters or more, as the page requires. */
const SECRET = 'for-this-run-only-0123456789abcdef';

/** Addresses that publish the OpenAPI document, in several spellings. */
const CLOSED = [
  '/docs',
  '/docs/',
  '//docs',
  '/%64ocs',
  '/openapi.json',
  '/openapi.json/',
  '/reference',
  '/reference/',
  '/reference.json',
  '/reference.json/',
  '/docs?a=b',
];

/** Writes a program that replaces one of the machine. */
function writeProgram(file: string, command: string): void {
  fs.writeFileSync(file, `#!/bin/sh\n${command}\n`, { mode: 0o755 });
}

/** Files of the run, in a separate folder, and its ports. */
interface Place {
  folder: string;
  /** Port of nginx. */
  proxy: number;
  /** Port of an instance, by the one that the page gives it. */
  ports: ReadonlyMap<number, number>;
}

/** Code of a page, with the ports and files of this run. */
function placed(text: string, { folder, ports }: Place): string {
  return [...ports]
    .reduce((code, [shown, port]) => code.replaceAll(new RegExp(`\\b${shown}\\b`, 'g'), String(port)), text)
    .replaceAll(CONFIGURATION, path.join(folder, 'burger-bar.conf'))
    .replaceAll('/var/log/nginx', folder);
}

/** Writes the configuration of the page. */
function writeConfiguration(configuration: string, place: Place): void {
  const { folder, proxy } = place;
  const secret = '"at least 32 random characters"';
  if (!configuration.includes(secret)) throw new UserError(`The configuration has no secret ${secret}.`);
  fs.writeFileSync(
    path.join(folder, 'burger-bar.conf'),
    placed(configuration, place)
      .replace(secret, `"${SECRET}"`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${proxy};`)
      .replaceAll(/^ *ssl_.*\n/gm, ''),
  );
}

/** Runs the script of the page to its end; its output is shown when it fails. */
async function runScript(file: string, bin: string): Promise<void> {
  const script = spawn('sh', [file], {
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [script.stdout, script.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = await once(script, 'close');
  if (code !== 0) throw new UserError(`restart.sh failed (exit code ${String(code)}):\n${output}`);
}

/** Which instance each request was passed to, from the log of the page: two addresses for one that was passed on. */
function readLog(folder: string): { passed: Map<string, number>; passedOn: number } {
  const passed = new Map<string, number>();
  let passedOn = 0;
  for (const line of fs.readFileSync(path.join(folder, 'burger-bar.log'), 'utf8').split('\n')) {
    const addresses = line.match(/127\.0\.0\.1:\d+/g) ?? [];
    if (addresses.length > 1) passedOn++;
    for (const address of addresses) passed.set(address, (passed.get(address) ?? 0) + 1);
  }
  return { passed, passedOn };
}

/** Fails for every address of the OpenAPI document that the proxy leaves open. */
async function checkClosed(proxy: number): Promise<void> {
  for (const [index, address] of CLOSED.entries()) {
    const { status } = await ask(proxy, 'GET', `127.0.2.${index + 1}`, address);
    if (status !== 404) throw new UserError(`${address} is open: status ${status}.`);
  }
}

runMain(async () => {
  const { values } = readArguments({ runtime: { type: 'string', default: BASE_RUNTIME } });
  const runtime = parseRuntime(values.runtime);
  if (process.platform !== 'linux')
    throw new UserError('This needs Linux, whose own addresses are all of 127/8: each client has one.');
  await ensureSamples();
  if (!(await ensureProgram('nginx'))) return;

  const { configuration, restart } = shownDeployment();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'two-instances-'));
  const ports = new Map<number, number>();
  for (const port of portsOf(configuration)) ports.set(port, await freePort());
  const place = { folder, ports, proxy: await freePort() };
  writeConfiguration(configuration, place);
  fs.writeFileSync(path.join(folder, 'restart.sh'), placed(restart, place));

  const instances = new Instances({
    command: bunPath(runtime),
    cwd: SAMPLE,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PROXY_SECRET: SECRET,
      DATABASE: path.join(folder, 'app.sqlite'),
    },
  });
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  const control = await instances.control();
  const options = nginxArguments(folder, `include ${folder}/burger-bar.conf;`);
  const quoted = options.map((option) => `'${option}'`).join(' ');
  writeProgram(path.join(bin, 'nginx'), `PATH='${process.env.PATH ?? ''}' exec nginx ${quoted} "$@"`);
  writeProgram(
    path.join(bin, 'systemctl'),
    `test "$1" = restart && exec curl -fsS "http://127.0.0.1:${control}/\${2#burger-bar@}"`,
  );

  const nginx = new Program('nginx', options, { cwd: folder, env: process.env, port: place.proxy });
  const end = () => {
    instances.close();
    nginx.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  process.once('exit', end);
  try {
    await nginx.listens();
    await restartUnderLoad(place, instances, bin, runtime);
  } finally {
    end();
  }
});

/** Starts all, restarts the instances while requests come in, and compares. */
async function restartUnderLoad(
  { folder, proxy, ports }: Place,
  instances: Instances,
  bin: string,
  runtime: Runtime,
): Promise<void> {
  for (const port of ports.values()) instances.start(port);
  for (const port of ports.values()) {
    const answers = () => ask(port, 'GET', '127.0.3.1').then(Boolean, () => false);
    if (!(await until(answers))) throw new UserError('The app does not answer.');
  }

  const load = new Load(proxy, RATE);
  let seconds: number;
  try {
    await load.more(AROUND);
    const began = performance.now();
    await runScript(path.join(folder, 'restart.sh'), bin);
    seconds = (performance.now() - began) / 1000;
    await load.more(AROUND);
  } finally {
    await load.stop();
  }

  await checkClosed(proxy);
  const { body } = await ask(proxy, 'GET', '127.0.3.1');
  const { passed, passedOn } = readLog(folder);
  const { responses, confirmed, lost } = load;
  const [, version = ''] =
    /nginx\/(\S+)/.exec(execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' })) ?? [];
  console.log(
    `nginx ${version}, Bun ${readVersions(SAMPLES_DIR).bun[runtime]}: ${responses} requests, ${confirmed.length} of them orders, while ${instances.restarted.length} instances were restarted in ${seconds.toFixed(1)} s`,
  );
  console.log(
    `passed to ${[...passed].map(([address, count]) => `${address}: ${count}`).join(', ')}; passed on to the other instance: ${passedOn}`,
  );
  const idle = [...ports.values()].filter(
    (port) => !passed.get(`127.0.0.1:${port}`) || !instances.restarted.includes(port),
  );
  const problems = idle.map((port) => `the instance ${port} was not restarted, or got no request`);
  if (new Set(confirmed).size !== confirmed.length) problems.push('an order was confirmed twice');
  if (body.total !== confirmed.length)
    problems.push(`${String(body.total)} orders are in the database, and ${confirmed.length} were confirmed`);
  problems.push(...instances.problems, ...lost);
  if (problems.length > 0)
    throw new UserError(`${lost.length} requests were lost:\n${problems.slice(0, MAX_LINES).join('\n')}`);
  console.log('No request was lost.');
}
