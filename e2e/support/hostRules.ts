/** The files for hosts: `_headers` and `_redirects`, read as Cloudflare Pages reads them, and `vercel.json`. */
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { readBuilt } from './builtSite.ts';

/** A pattern with `*` for anything and `:name` for one segment, as a regular expression with groups by those names. */
function patternOf(source: string): RegExp {
  const escaped = source.replace(/[.?+^$()[\]{}|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)')}$`);
}

/** Headers of an address by rules, names in lower case: values of several rules are added up. */
export function headersOf(
  address: string,
  rules: readonly { pattern: RegExp; headers: readonly (readonly [string, string])[] }[],
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules)
    if (pattern.test(address))
      for (const [name, value] of headers) {
        const key = name.toLowerCase();
        found[key] = key in found ? `${found[key]}, ${value}` : value;
      }
  return found;
}

/** Rules of headers in `pack/vercel.json`. */
export function readVercelRules() {
  const config: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
    readBuilt('pack/vercel.json', PROJECT_ROOT),
  );
  return config.headers.map(({ source, headers }) => ({
    pattern: patternOf(source.replace('(.*)', '*')),
    headers: headers.map(({ key, value }) => [key, value] as const),
  }));
}

/** Rules of `_headers`: names as they are written. */
export function readHeaderRules(build?: string) {
  return readBuilt('_headers', build)
    .trim()
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [source = ''] = rule.split('\n');
      const lines = rule.matchAll(/^\s+([^:]+): *(.*)$/gm);
      const headers = [...lines].map(([, name = '', value = '']) => [name, value.trim()] as const);
      return { source, pattern: patternOf(source), headers };
    });
}

/** Rules of `_redirects`, in the order in which a host tries them. */
export function readRedirectRules(build?: string) {
  return readBuilt('_redirects', build)
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = '', ...others] = line.split(' ');
      return { line, from, to, status, others, pattern: patternOf(from) };
    });
}

/** Where a host sends an address; undefined where no rule matches. */
export function redirectOf(address: string, rules: ReturnType<typeof readRedirectRules>): string | undefined {
  for (const { pattern, to } of rules) {
    const found = pattern.exec(address);
    if (found) return to.replace(/:([a-z]\w*)/gi, (_, name: string) => found.groups?.[name] ?? '');
  }
  return undefined;
}
