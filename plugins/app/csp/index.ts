import type { RspressPlugin } from '@rspress/core';
import { APP_POLICY, CHUNK_POLICY } from '../../../model/names.ts';

const UNUSED_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid idle-detection magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** The policy of all pages, for a meta tag. `default-src` is not 'none', because Firefox applies it to `rel=prefetch`. */
const contentSecurityPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    "object-src 'none'",
    "media-src 'none'",
    // The only document of this site that may be framed is that of the runner (`plugins/app/run`).
    "frame-src 'self'",
    "child-src 'none'",
    // `child-src` is its fallback.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${APP_POLICY} ${CHUNK_POLICY}`,
  ].join('; ');

/** Security headers, lower-case names. @param scriptHashes `'sha256-…'` of inline scripts. */
export function securityHeaders(scriptHashes: readonly string[]): Record<string, string> {
  return {
    // A meta tag with the last directive would cause a warning in the console.
    'content-security-policy': `${contentSecurityPolicy(scriptHashes)}; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `${UNUSED_FEATURES.replaceAll(' ', '=(), ')}=()`,
    'referrer-policy': REFERRER_POLICY,
    'x-content-type-options': 'nosniff',
  };
}

/**
 * Adds the policies to built pages, for hosts without headers, and a Trusted Types policy to the bundler's runtime. A meta tag
 * does not support `frame-ancestors`, Permissions-Policy, nosniff and the opener policy. Development has no policy, because its
 * tools evaluate strings.
 */
export function pluginCsp(scriptHashes: readonly string[], production: boolean): RspressPlugin {
  const policies = [
    { 'http-equiv': 'content-security-policy', content: contentSecurityPolicy(scriptHashes) },
    { name: 'referrer', content: REFERRER_POLICY },
  ].map((attrs) => ({ tag: 'meta', head: true, append: false, attrs }));
  return {
    name: 'site:csp',
    builderConfig: {
      html: {
        tags: [(tags) => (production ? [...policies, ...tags] : tags)],
      },
      tools: { rspack: { output: { trustedTypes: { policyName: CHUNK_POLICY } } } },
    },
  };
}
