import { usePageInfo } from '../lib/usePageInfo.ts';
import { ORIGIN } from '../site.ts';

/** Where a page came from; seen on paper only. */
export function PrintAddress() {
  const { path } = usePageInfo();
  return path ? <p className="print-address">{ORIGIN + path}</p> : null;
}
