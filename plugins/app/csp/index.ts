import type { RspressPlugin } from '@rspress/core';
import { APP_POLICY, CHUNK_POLICY } from '../../../model/names.ts';

/** Directives that browsers read in a header only: in a meta tag they would be a warning in the console. */
const HEADER_ONLY = ["frame-ancestors 'none'"];

/** Powers of the browser that no page asks for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/**
 * The Content-Security-Policy: everything comes from the site itself, and what pages have none of (plug-ins, media)
 * from nowhere; nothing inline runs but the blocks whose hashes are given; a script's address passes one of two
 * Trusted Types policies. `default-src` cannot be 'none': it is what Firefox holds `rel=prefetch` to.
 *
 * @param scriptHashes `'sha256-…'` expressions of the inline scripts.
 * @param carrier a meta tag cannot carry all of it.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], carrier: 'header' | 'meta'): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "object-src 'none'",
    "media-src 'none'",
    // Of the site's own documents, only the one that programs run in lets itself be framed (`plugins/app/run`).
    "frame-src 'self'",
    "child-src 'none'",
    // Without it `child-src` would hold for workers.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${APP_POLICY} ${CHUNK_POLICY}`,
    ...(carrier === 'header' ? HEADER_ONLY : []),
  ].join('; ');
}

/**
 * The site's security headers, names in lower case.
 *
 * @param scriptHashes `'sha256-…'` expressions of the inline scripts.
 */
export function securityHeaders(scriptHashes: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(scriptHashes, 'header'),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': REFERRER_POLICY,
    'x-content-type-options': 'nosniff',
  };
}

export interface CspOptions {
  /** `'sha256-…'` expressions of the inline scripts. */
  scriptHashes: readonly string[];
  /** True in a build. */
  production: boolean;
}

/**
 * Writes the policies into every built page, for hosts that cannot send headers, and lets the bundler's runtime load
 * scripts under Trusted Types. A meta tag cannot carry `frame-ancestors`, Permissions-Policy, nosniff and the opener
 * policy: those need a host that sends headers. Development goes without, since its tools run code from texts.
 */
export function pluginCsp({ scriptHashes, production }: CspOptions): RspressPlugin {
  const tag = (attrs: Record<string, string>) => ({ tag: 'meta', head: true, append: false, attrs });
  return {
    name: 'site:csp',
    builderConfig: {
      html: {
        tags: [
          (tags) =>
            production
              ? [
                  tag({
                    'http-equiv': 'content-security-policy',
                    content: contentSecurityPolicy(scriptHashes, 'meta'),
                  }),
                  tag({ name: 'referrer', content: REFERRER_POLICY }),
                  ...tags,
                ]
              : tags,
        ],
      },
      tools: {
        rspack: { output: { trustedTypes: { policyName: CHUNK_POLICY } } },
      },
    },
  };
}
