import { errorShortcutsNotLoaded } from '#words';
import { LazyDialog } from '../controls/LazyDialog.tsx';

const load = async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog;

/** Opens the list of shortcuts with its key, and with a button in the search. */
export function Shortcuts() {
  return (
    <LazyDialog button="[data-shortcuts-button]" shortcut="?" load={load} failure={errorShortcutsNotLoaded} />
  );
}
