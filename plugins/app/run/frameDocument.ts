import path from 'node:path';
import { type FolderPolicy, RUN_FOLDER } from '../../../model/names.ts';
import { bundleScript, cspHash } from '../pageStart/headScript.ts';

/** Policy of the runner's frame, which its worker inherits: one script, workers, no network, and `eval`, its purpose. */
function framePolicy(script: string, carrier: 'header' | 'meta'): string {
  return [
    "default-src 'none'",
    "connect-src 'none'",
    `script-src ${cspHash(script)} 'unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    // Headers only. `sandbox` covers a direct visit of the document.
    ...(carrier === 'header' ? ["frame-ancestors 'self'", 'sandbox allow-scripts'] : []),
  ].join('; ');
}

/**
 * Document of the runner's frame (specification.md TRY-5): XHTML, so that neither hosts nor tools take it for a page.
 * @returns it, and the policy of its folder, for hosts.
 * @throws when its script does not compile.
 */
export function frameDocument(theme: string): { document: string; folderPolicy: FolderPolicy } {
  const script = bundleScript(path.join(theme, 'try/run/frame.ts'), {}, {}).text;
  const document = `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en">
<head>
<meta http-equiv="content-security-policy" content="${framePolicy(script, 'meta')}"/>
<meta name="robots" content="noindex"/>
<title>Frame</title>
<script><![CDATA[${script}]]></script>
</head>
</html>
`;
  return { document, folderPolicy: { prefix: RUN_FOLDER, policy: framePolicy(script, 'header') } };
}
