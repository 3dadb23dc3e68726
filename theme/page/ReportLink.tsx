import { type SyntheticEvent, useState } from 'react';
import * as site from '#site';
import { pageReport, reportTitle } from '#words';
import { candidateVersion } from '../../model/versions.ts';
import { versionsFor } from '../lib/locale.ts';
import { reportAddress } from '../lib/reportAddress.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';

/** Selected text of the page; empty without a selection, or for one that extends beyond `main`. */
function selectedText(): string {
  const selection = getSelection();
  if (!selection?.rangeCount) return '';
  const { commonAncestorContainer } = selection.getRangeAt(0);
  return document.querySelector('main')?.contains(commonAncestorContainer) ? selection.toString() : '';
}

/** Link to a prefilled issue with page, version and selection (specification.md READ-8). Only the selection needs hydration. */
export function ReportLink() {
  const text = useText();
  const { path = '', title } = usePageInfo();
  const [selected, setSelected] = useState('');
  const version = candidateVersion(path, null, versionsFor(path))?.label ?? '';
  const take = ({ type }: SyntheticEvent) => {
    const found = selectedText();
    // Pressing the link may take the selection away before the click.
    if (found || type !== 'click') setSelected(found);
  };
  return (
    <Link
      href={reportAddress(site.issues, {
        title: text(reportTitle, { title }),
        page: site.address + path,
        version,
        selected,
      })}
      onPointerDown={take}
      onKeyDown={take}
      onClick={take}
    >
      {text(pageReport)}
    </Link>
  );
}
