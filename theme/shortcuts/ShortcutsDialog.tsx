import { useState } from 'react';
import {
  shortcutsClose,
  shortcutsCode,
  shortcutsLabel,
  shortcutsLeave,
  shortcutsLines,
  shortcutsList,
  shortcutsMove,
  shortcutsOpen,
  shortcutsSearch,
  shortcutsSend,
  shortcutsSingle,
  shortcutsSingleWhy,
  shortcutsTabs,
} from '#words';
import { SINGLE_KEYS } from '../boot/keyboard.ts';
import type { DialogProps } from '../controls/LazyDialog.tsx';
import { TitledDialog } from '../controls/TitledDialog.tsx';
import { useText } from '../lib/useText.ts';
import styles from './ShortcutsDialog.module.css';

const withCommand = (key: string) => [
  <kbd key="other" data-keyboard="other">
    Ctrl {key}
  </kbd>,
  <kbd key="apple" data-keyboard="apple">
    ⌘ {key}
  </kbd>,
];

function Keys() {
  const text = useText();
  const rows = [
    {
      name: shortcutsSearch,
      keys: [<kbd key="/">/</kbd>, ...withCommand('K')],
    },
    { name: shortcutsMove, keys: [<kbd key="up">↑</kbd>, <kbd key="down">↓</kbd>] },
    { name: shortcutsOpen, keys: [<kbd key="enter">Enter</kbd>] },
    { name: shortcutsTabs, keys: [<kbd key="left">←</kbd>, <kbd key="right">→</kbd>] },
    { name: shortcutsCode, keys: [<kbd key="left">←</kbd>, <kbd key="right">→</kbd>] },
    { name: shortcutsLines, keys: [<kbd key="up">↑</kbd>, <kbd key="down">↓</kbd>] },
    { name: shortcutsSend, keys: withCommand('Enter') },
    { name: shortcutsLeave, keys: [<kbd key="tab">Tab</kbd>] },
    { name: shortcutsClose, keys: [<kbd key="escape">Esc</kbd>] },
    { name: shortcutsList, keys: [<kbd key="?">?</kbd>] },
  ];
  return (
    <dl className={styles.keys}>
      {rows.map(({ name, keys }) => (
        <div key={name}>
          <dt>{text(name)}</dt>
          <dd>{keys}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ShortcutsDialog(dialog: DialogProps) {
  const text = useText();
  const [single, setSingle] = useState(() => window.boot.local.read(SINGLE_KEYS) !== 'off');
  const change = (on: boolean) => {
    window.boot.local.write(SINGLE_KEYS, on ? null : 'off');
    setSingle(on);
  };
  return (
    <TitledDialog title={text(shortcutsLabel)} {...dialog}>
      <Keys />
      <label className={styles.single}>
        <input type="checkbox" checked={single} onChange={({ target }) => change(target.checked)} />
        {text(shortcutsSingle)}
      </label>
      <p className={styles.why}>{text(shortcutsSingleWhy)}</p>
    </TitledDialog>
  );
}
