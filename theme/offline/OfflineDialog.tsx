import { withBase } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import {
  offlineBlocked,
  offlineContinue,
  offlineDone,
  offlineFull,
  offlineKeep,
  offlineLabel,
  offlineLost,
  offlineProgress,
  offlineRemove,
  offlineSize,
  offlineStop,
  offlineUnknown,
  offlineWhat,
  pageBook,
} from '#words';
import { bookPath } from '../../model/routes.ts';
import { latestVersion } from '../../model/versions.ts';
import { Button } from '../controls/Button.tsx';
import type { DialogProps } from '../controls/LazyDialog.tsx';
import { TitledDialog } from '../controls/TitledDialog.tsx';
import { versionsFor } from '../lib/locale.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import styles from './OfflineDialog.module.css';
import { type DownloadState, useDownloadAll } from './useDownloadAll.ts';

const MESSAGES: Readonly<Partial<Record<DownloadState['state'], string>>> = {
  all: offlineDone,
  blocked: offlineBlocked,
  full: offlineFull,
  lost: offlineLost,
  unknown: offlineUnknown,
};

const inMegabytes = (bytes: number) =>
  new Intl.NumberFormat(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1_000_000);

export function OfflineDialog(dialog: DialogProps) {
  const text = useText();
  const { state, asked, done, size, start, stop, remove } = useDownloadAll();
  const book = latestVersion(versionsFor(usePageInfo().path));
  const message = MESSAGES[state];
  const canStart = state === 'some' || state === 'full' || state === 'lost';
  const isWorking = state === 'working';
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'checking' || document.activeElement !== document.body) return;
    // The button that had the focus no longer exists.
    actions.current?.closest('dialog')?.querySelector('button')?.focus();
  }, [state]);
  const amounts = { done: inMegabytes(done), size: inMegabytes(size) };
  return (
    <TitledDialog title={text(offlineLabel)} {...dialog}>
      {state === 'all' ? null : (
        <p>
          {text(offlineWhat)} {size > 0 ? text(offlineSize, { size: amounts.size }) : null}
        </p>
      )}
      {isWorking || (canStart && asked) ? (
        <p className={styles.progress}>
          <progress value={done} max={size} aria-label={text(offlineLabel)} />
          <span>{text(offlineProgress, amounts)}</span>
        </p>
      ) : null}
      <p role="status" className={styles.status}>
        {message === undefined ? null : text(message)}
      </p>
      <div ref={actions} className={styles.actions}>
        {/* One button, so that the focus stays on it. */}
        {canStart || isWorking ? (
          <Button shape={isWorking ? 'outlined' : 'primary'} onClick={isWorking ? stop : start}>
            {text(isWorking ? offlineStop : asked ? offlineContinue : offlineKeep)}
          </Button>
        ) : null}
        {done > 0 && !isWorking ? (
          <Button shape="outlined" onClick={remove}>
            {text(offlineRemove)}
          </Button>
        ) : null}
      </div>
      {book ? (
        <p className={styles.book}>
          <a href={withBase(bookPath(book.path))} download="">
            {text(pageBook)}
          </a>
        </p>
      ) : null}
    </TitledDialog>
  );
}
