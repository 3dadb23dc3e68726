import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import styles from './ColorModeButton.module.css';

const MODES = [
  { mode: 'dark', name: 'dark' },
  { mode: 'light', name: 'light' },
  { mode: 'auto', name: 'system' },
] as const;

/**
 * Cycles dark, light, system. The head script serves it and marks the choice on `<html>`; the style sheet shows the
 * name and icon that belong to it, so that nothing changes when the application starts.
 */
export function ColorModeButton() {
  return (
    <Button shape="icon" className={styles.button} data-color-mode-button="">
      {MODES.map(({ mode }) => (
        <Icon key={mode} name={mode} size={18} mode={mode} />
      ))}
      <span className="tooltip">
        Colour mode:{' '}
        {MODES.map(({ mode, name }) => (
          <span key={mode} data-mode={mode}>
            {name}
          </span>
        ))}
      </span>
    </Button>
  );
}
