import { useEffect, useState } from 'react';
import { errorPartNotLoaded, offlineLabel } from '#words';
import { LazyDialog } from '../controls/LazyDialog.tsx';
import { useText } from '../lib/useText.ts';
import { hasOffline } from './offlineSettings.ts';

const load = async () =>
  (await import(/* webpackChunkName: "offline" */ './OfflineDialog.tsx')).OfflineDialog;

/** Entry of the footer that opens the download dialog, as one of the search does; invisible without support, and before hydration. */
export function Offline() {
  const text = useText();
  const [able, setAble] = useState(false);
  useEffect(() => setAble(hasOffline()), []);
  return (
    <>
      {/* Its place is reserved: the footer of a short page is in view, and must not move. */}
      <li aria-hidden={!able || undefined}>
        {able ? (
          <button type="button" data-offline-button>
            {text(offlineLabel)}
          </button>
        ) : (
          <span />
        )}
      </li>
      {able ? (
        <LazyDialog
          button="[data-offline-button]"
          shortcut="offline"
          load={load}
          failure={errorPartNotLoaded}
        />
      ) : null}
    </>
  );
}
