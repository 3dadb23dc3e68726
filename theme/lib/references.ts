import { VERSIONS } from '../site.ts';
import { MAIN_DOC_ID, MAIN_SIDEBAR, pathOfDocId, TUTORIALS_SIDEBAR } from './docs.ts';

/** First page of each sidebar of the latest version. */
const SIDEBAR_STARTS: Readonly<Record<string, string>> = {
  [MAIN_SIDEBAR]: MAIN_DOC_ID,
  [TUTORIALS_SIDEBAR]: 'tutorials/intro',
};

/**
 * `doc:<id>` and `sidebar:<id>` → the address they stand for; any other link as it is. The build knows all ids and checks
 * those that stand in the sources; here an unknown sidebar leads to the main doc, so that the page is shown.
 */
export function resolveReference(reference: string): string {
  const latest = VERSIONS.find((version) => version.isLast);
  const [, kind, id = ''] = /^(doc|sidebar):(.+)$/.exec(reference) ?? [];
  if (!kind || !latest) return reference;
  return pathOfDocId(kind === 'doc' ? id : (SIDEBAR_STARTS[id] ?? MAIN_DOC_ID), latest);
}
