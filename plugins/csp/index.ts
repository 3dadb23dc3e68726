/**
 * The site's security headers. Everything comes from the site itself; nothing inline runs but the blocks whose
 * hashes are given.
 *
 * @param scriptHashes `'sha256-…'` expressions of the inline scripts.
 */
export function securityHeaders(scriptHashes: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
