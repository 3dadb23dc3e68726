import { errorShortcutsNotLoaded } from '#words';
import { LazyDialog } from '../controls/LazyDialog.tsx';

const load = async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog;

export function Shortcuts() {
  return (
    <LazyDialog button="[data-shortcuts-button]" shortcut="?" load={load} failure={errorShortcutsNotLoaded} />
  );
}
