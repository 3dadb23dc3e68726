import * as site from '#site';
import { usePageInfo } from '../lib/usePageInfo.ts';

/** Where a page came from; seen on paper only. */
export function PrintAddress() {
  const { path } = usePageInfo();
  return path ? <p className="print-address">{site.siteOrigin + path}</p> : null;
}
