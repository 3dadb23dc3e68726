import { VERSIONS } from '../site.ts';
import { MAIN_DOC_ID, MAIN_SIDEBAR, pathOfDocId, TUTORIALS_SIDEBAR } from './docs.ts';

/** First page of each sidebar of the latest version. */
const SIDEBAR_STARTS: Readonly<Record<string, string>> = {
  [MAIN_SIDEBAR]: MAIN_DOC_ID,
  [TUTORIALS_SIDEBAR]: 'tutorials/intro',
};

/** `doc:<id>` and `sidebar:<id>` → the address they stand for; any other link as it is. */
export function resolveReference(reference: string): string {
  const latest = VERSIONS.find((version) => version.isLast);
  const [, kind, id = ''] = /^(doc|sidebar):(.+)$/.exec(reference) ?? [];
  if (!kind || !latest) return reference;
  const doc = kind === 'doc' ? id : SIDEBAR_STARTS[id];
  if (doc === undefined) {
    const known = Object.keys(SIDEBAR_STARTS).join(', ');
    throw new Error(`Unknown sidebar "${id}" in the reference "${reference}". Available sidebars: ${known}.`);
  }
  return pathOfDocId(doc, latest);
}
