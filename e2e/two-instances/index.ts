/**
 * `npx tsx e2e/two-instances`: puts two instances of an app behind nginx as the docs describe, sends them a hundred requests a second,
 * and runs the script of the docs that restarts both. Fails for every request without its response. `--runtime latest` for
 * another release of Bun.
 */
import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
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
  '//docs',
  '/%64ocs',
  ...['/docs', '/openapi.json', '/reference', '/reference.json'].flatMap((address) =>
    ['', '/', '?a=b'].map((end) => address + end),
  ),
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

/** Code of a page with the ports, files and secret of this run, without TLS. */
const placed = (text: string, { folder, proxy, ports }: Place): string =>
  [...ports]
    .reduce((code, [shown, port]) => code.replaceAll(new RegExp(`\\b${shown}\\b`, 'g'), String(port)), text)
    .replaceAll(CONFIGURATION, path.join(folder, 'burger-bar.conf'))
    .replaceAll('/var/log/nginx', folder)
    .replace('"at least 32 random characters"', `"${SECRET}"`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${proxy};`)
    .replaceAll(/^ *ssl_.*\n/gm, '');

/** Runs the script of the page to its end; its output is shown when it fails. */
async function runScript(file: string, bin: string): Promise<void> {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  await promisify(execFile)('sh', [file], { env }).catch(({ code, stdout, stderr }) => {
    throw new UserError(`restart.sh failed (exit code ${code}):\n${stdout}${stderr}`);
  });
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
  fs.writeFileSync(path.join(folder, 'burger-bar.conf'), placed(configuration, place));
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
  const log = fs.readFileSync(path.join(folder, 'burger-bar.log'), 'utf8');
  const { responses, confirmed, lost } = load;
  const [, version = ''] =
    /nginx\/(\S+)/.exec(execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' })) ?? [];
  console.log(
    `nginx ${version}, Bun ${readVersions(SAMPLES_DIR).bun[runtime]}: ${responses} requests, ${confirmed.length} of them orders, while ${instances.restarted.length} instances were restarted in ${seconds.toFixed(1)} s`,
  );
  const idle = [...ports.values()].filter(
    (port) => !log.includes(` 127.0.0.1:${port}`) || !instances.restarted.includes(port),
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
