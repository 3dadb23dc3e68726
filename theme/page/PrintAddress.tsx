import * as site from '#site';
import { usePageInfo } from '../lib/usePageInfo.ts';

export function PrintAddress() {
  const { path } = usePageInfo();
  return path ? <p className="print-address">{site.address + path}</p> : null;
}
