import path from 'node:path';
import { type FolderPolicy, RUN_FOLDER } from '../../../model/names.ts';
import { bundleScript, cspHash } from '../pageStart/headScript.ts';

/**
 * The policy of the frame that programs run in: its one script, workers made in it, nothing from anywhere, and code from
 * texts, which is what it is there for. The worker inherits it.
 */
function framePolicy(script: string, carrier: 'header' | 'meta'): string {
  return [
    "default-src 'none'",
    "connect-src 'none'",
    `script-src ${cspHash(script)} 'unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    // Browsers read these in a header only. By the second, whoever opens the document itself has it without an origin, too.
    ...(carrier === 'header' ? ["frame-ancestors 'self'", 'sandbox allow-scripts'] : []),
  ].join('; ');
}

export interface FrameDocument {
  /** XHTML: no page, whose addresses have no ending, and nothing that looks for pages finds it. */
  document: string;
  /** What hosts send with it. */
  folderPolicy: FolderPolicy;
}

/**
 * Makes the document of the frame that programs run in (specification.md TRY-5).
 *
 * @param theme absolute path of the theme.
 * @throws when its script does not compile.
 */
export function frameDocument(theme: string): FrameDocument {
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
