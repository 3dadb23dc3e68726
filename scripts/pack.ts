/**
 * `npm run pack`: makes the deployable folder `pack/` from the build: `pack/site/` (the files, each text file with its
 * compressed copies) and the configurations of hosts, `nginx.conf`, `Caddyfile` and `vercel.json`. `-- --without-offline` puts the
 * kill switch in the place of the service worker; `-- --quick` compresses little, for tests of servers.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { WORKER_PATH } from '../model/names.ts';
import { KILL_SWITCH } from '../plugins/app/offline/index.ts';
import { isBuilt } from '../plugins/content/siteReader.ts';
import { listBelow } from '../plugins/content/sourceFiles.ts';
import { caddyConfig, headerRules, nginxConfig, vercelConfig } from '../plugins/output/hosts/hostConfigs.ts';
import { isText } from '../plugins/output/hosts/mediaTypes.ts';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';
import { createSiteSecurity } from '../plugins/siteContext.ts';
import { readArguments, requireBuild } from './commandLine.ts';
import { runMain, UserError } from './run.mjs';
import { readThisSite } from './thisSite.ts';

const target = path.join(PROJECT_ROOT, 'pack');

/** Below this size in bytes a compressed copy costs more than it saves. */
const WORTH_COMPRESSING = 256;

/** @param isQuick the highest compression takes half a minute of CPU time. */
function writeTwins(file: string, isQuick = false): void {
  const bytes = fs.readFileSync(file);
  if (bytes.length < WORTH_COMPRESSING || !isText(file)) return;
  fs.writeFileSync(
    `${file}.gz`,
    gzipSync(bytes, { level: isQuick ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION }),
  );
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? constants.BROTLI_MIN_QUALITY : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  fs.writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
}

runMain(async () => {
  const { values } = readArguments({ 'without-offline': { type: 'boolean' }, quick: { type: 'boolean' } });
  const build = requireBuild();
  fs.rmSync(target, { recursive: true, force: true });
  const site = path.join(target, 'site');
  fs.cpSync(build, site, { recursive: true });
  if (values['without-offline']) fs.copyFileSync(path.join(site, KILL_SWITCH), path.join(site, WORKER_PATH));
  for (const name of listBelow(site)) writeTwins(path.join(site, name), values.quick);
  const siteContext = readThisSite();
  if (siteContext.data.base !== '/')
    throw new UserError(
      `rspress.config.ts: "base" is ${siteContext.data.base}, and the files of nginx, Caddy and Vercel are for a site at "/". Use _headers and _redirects of the build.`,
    );
  const { headers, folderPolicy } = await createSiteSecurity(siteContext);
  const routes = [...siteContext.reader.site().pages.values()].filter(isBuilt).map(({ route }) => route);
  const rules = headerRules(headers, folderPolicy, routes);
  const configs = {
    'nginx.conf': nginxConfig(headers, folderPolicy, routes, site),
    Caddyfile: caddyConfig(rules, routes, site),
    'vercel.json': vercelConfig(rules, routes),
  };
  for (const [name, text] of Object.entries(configs)) fs.writeFileSync(path.join(target, name), text);
  console.log('Packed into pack/: contributing/deploy.md says how each host serves it.');
});
