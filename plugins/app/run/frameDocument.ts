import path from 'node:path';
import { bundleScript, cspHash } from '../pageStart/headScript.ts';

/** Policy of the runner's frame, which its worker inherits: one script, workers, no network, and `eval`, its purpose. */
const framePolicy = (script: string) =>
  [
    "default-src 'none'",
    "connect-src 'none'",
    `script-src ${cspHash(script)} 'unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** For headers only. `sandbox` covers a direct visit of the document. */
const HEADER_ONLY = "frame-ancestors 'self'; sandbox allow-scripts";

/**
 * Document of the runner's frame (specification.md TRY-5): XHTML, so that neither hosts nor tools take it for a page.
 * @returns it, and the policy of its folder (`RUN_FOLDER`) in place of the site's, for hosts.
 * @throws when its script does not compile.
 */
export async function frameDocument(theme: string): Promise<{ document: string; folderPolicy: string }> {
  const { text: script } = await bundleScript(path.join(theme, 'try/run/frame.ts'), {}, {});
  const policy = framePolicy(script);
  const document = `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en">
<head>
<meta http-equiv="content-security-policy" content="${policy}"/>
<meta name="robots" content="noindex"/>
<title>Frame</title>
<script><![CDATA[${script}]]></script>
</head>
</html>
`;
  return { document, folderPolicy: `${policy}; ${HEADER_ONLY}` };
}
