import fs from 'node:fs';

/** A block of code in the source of a page. */
interface Shown {
  title: string;
  code: string;
}

/** The blocks of code in the source of a page. */
const blocksOf = (source: string): Shown[] =>
  [...source.matchAll(/^```\w+(?: title="([^"]*)")?.*\n([\s\S]*?)^```$/gm)].map(
    ([, title = '', code = '']) => ({
      title,
      code,
    }),
  );

/** Where readers put the configuration of nginx. */
export const CONFIGURATION = '/etc/nginx/conf.d/burger-bar.conf';

/** Code on the two pages about deployment. */
export interface Deployment {
  /** Configuration of nginx for both instances. */
  configuration: string;
  /** Shell script that restarts them. */
  restart: string;
}

/** An upstream of nginx with its servers. */
const UPSTREAM = /^upstream \w+ \{[^}]*\}\n/m;

/**
 * Combines the parts as the pages instruct their readers: the configuration of the one page, with the upstream and the
 * log of the other.
 *
 * @param overview source of the page with the reverse proxy.
 * @param goingLive source of the page with two instances.
 * @throws when a page does not show one of the parts.
 */
export function readDeployment(overview: string, goingLive: string): Deployment {
  const find = (page: string, source: string, isMeant: (block: Shown) => boolean, name: string) => {
    const block = blocksOf(source).find(isMeant);
    if (!block) throw new Error(`${page} shows no ${name}`);
    return block.code;
  };
  const isConfiguration = ({ title }: Shown) => title === CONFIGURATION;
  const base = find(OVERVIEW, overview, isConfiguration, `block with the title ${CONFIGURATION}`);
  if (!UPSTREAM.test(base)) throw new Error(`${OVERVIEW} shows no upstream`);
  const upstream = find(GOING_LIVE, goingLive, ({ code }) => UPSTREAM.test(code), 'upstream');
  const log = find(GOING_LIVE, goingLive, ({ code }) => code.startsWith('log_format'), 'log_format');
  const restart = find(GOING_LIVE, goingLive, ({ title }) => title === 'restart.sh', 'restart.sh');
  return { configuration: `${log}\n${base.replace(UPSTREAM, () => upstream)}`, restart };
}

/** Pages that show the deployment. */
const OVERVIEW = 'docs/docs/deployment/overview.mdx';
const GOING_LIVE = 'docs/docs/deployment/going-live.mdx';

/** Current content of the pages. */
export const shownDeployment = (): Deployment =>
  readDeployment(fs.readFileSync(OVERVIEW, 'utf8'), fs.readFileSync(GOING_LIVE, 'utf8'));

/** Ports of the servers in the upstream. */
export const portsOf = (configuration: string): number[] =>
  [...(UPSTREAM.exec(configuration)?.[0] ?? '').matchAll(/server [\d.]+:(\d+)/g)].map(([, port]) =>
    Number(port),
  );
