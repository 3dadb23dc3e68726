/** Runs `afdocs`, which checks a site as a language model reads it. */
import { execFile } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { freePort } from '../../scripts/servers/freePort.ts';
import { siteOrigin } from './builtSite.ts';

const PROGRAM = path.join(PROJECT_ROOT, 'e2e/afdocs/node_modules/afdocs/bin/afdocs.mjs');

const TEXT = /^(?:text|application\/(?:json|xml))/;

const reportSchema = z.object({
  results: z.array(z.object({ id: z.string(), status: z.string(), message: z.string() })),
});

/** Result of a check: its name, its status (`pass`, `warn`, `fail` or `skip`) and the reason. */
export type AgentCheck = z.infer<typeof reportSchema>['results'][number];

/**
 * A proxy that rewrites the published origin in pages to its own, so that `afdocs` follows absolute links to the server
 * under test.
 */
async function publish(target: string): Promise<{ origin: string; close: () => Promise<void> }> {
  let origin = '';
  const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const forward = http.request(
      target + request.url,
      // A new connection: an idle one may be closed while it is reused.
      { method: request.method, headers: { accept: request.headers.accept ?? '*/*' }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers;
          const body = Buffer.concat(chunks);
          const isText = TEXT.test(headers['content-type'] ?? '');
          response.writeHead(answer.statusCode ?? 500, headers);
          response.end(isText ? body.toString('utf8').replaceAll(siteOrigin(), origin) : body);
        });
      },
    );
    forward.once('error', (error) => response.destroy(error));
    forward.end();
  });
  let port = await freePort();
  // A short page whose links name such a port counts as an error page.
  while (String(port).includes('404')) port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  origin = `http://localhost:${port}`;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Scope of a run; all checks on all pages by default. */
interface Scope {
  /** Names of the checks. */
  checks?: readonly string[];
  /** Paths of the pages. */
  pages?: readonly string[];
}

/**
 * Lets `afdocs` read a site.
 *
 * @param target origin of the server under test.
 */
export async function checkForAgents(target: string, { checks, pages }: Scope = {}): Promise<AgentCheck[]> {
  const { origin, close } = await publish(target);
  const args = [
    'check',
    origin,
    '--format=json',
    '--max-links=10000',
    '--request-delay=0',
    ...(pages ? [`--urls=${pages.map((page) => origin + page).join(',')}`] : ['--sampling=deterministic']),
    ...(checks ? [`--checks=${checks.join(',')}`] : []),
  ];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], {
      maxBuffer: 100_000_000,
    }).catch((error: { stdout?: string; message: string }) => {
      // It ends with an error where a check fails; its report names it.
      if (!error.stdout) throw new Error(error.message);
      return { stdout: error.stdout };
    });
    return reportSchema.parse(JSON.parse(stdout)).results;
  } finally {
    await close();
  }
}
