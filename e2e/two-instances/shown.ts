import fs from 'node:fs';

/** Where readers put the configuration of nginx. */
export const CONFIGURATION = '/etc/nginx/conf.d/burger-bar.conf';

/** Pages that show the deployment. */
const OVERVIEW = 'docs/docs/deployment/overview.mdx';
const GOING_LIVE = 'docs/docs/deployment/going-live.mdx';

/** An upstream of nginx with its servers. */
const UPSTREAM = /^upstream \w+ \{[^}]*\}\n/m;

/** Text of the block of code whose title or code matches. @throws when the page has none. */
function codeOf(page: string, pattern: RegExp): string {
  const source = fs.readFileSync(page, 'utf8');
  const blocks = [...source.matchAll(/^```\w+(?: title="([^"]*)")?.*\n([\s\S]*?)^```$/gm)];
  const [, , code] =
    blocks.find(([, title = '', text = '']) => pattern.test(title) || pattern.test(text)) ?? [];
  if (code === undefined) throw new Error(`${page} shows no ${pattern}`);
  return code;
}

/**
 * Combines the parts as the pages instruct their readers: the configuration of the one page, with the upstream and the
 * log of the other, and the shell script that restarts both instances.
 */
export function shownDeployment(): { configuration: string; restart: string } {
  const base = codeOf(OVERVIEW, new RegExp(`^${CONFIGURATION}$`));
  const configuration = base.replace(UPSTREAM, () => codeOf(GOING_LIVE, UPSTREAM));
  return {
    configuration: `${codeOf(GOING_LIVE, /^log_format/)}\n${configuration}`,
    restart: codeOf(GOING_LIVE, /^restart\.sh$/),
  };
}

/** Ports of the servers in the upstream. */
export const portsOf = (configuration: string): number[] =>
  [...(UPSTREAM.exec(configuration)?.[0] ?? '').matchAll(/server [\d.]+:(\d+)/g)].map(([, port]) =>
    Number(port),
  );
