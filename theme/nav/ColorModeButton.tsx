import { navColorMode, navDark, navLight, navSystem } from '#words';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { useText } from '../lib/useText.ts';
import styles from './ColorModeButton.module.css';

const MODES = [
  { mode: 'dark', name: navDark },
  { mode: 'light', name: navLight },
  { mode: 'auto', name: navSystem },
] as const;

/**
 * Cycles dark, light, system. The head script serves it and marks the choice on `<html>`; the style sheet shows the matching
 * name and icon, so that hydration changes nothing. The name is in the tooltip where there is no room beside the icon.
 */
export function ColorModeButton() {
  const text = useText();
  const names = MODES.map(({ mode, name }) => (
    <span key={mode} data-mode={mode}>
      {text(name)}
    </span>
  ));
  return (
    <Button shape="icon" className={styles.button} data-color-mode-button="">
      {MODES.map(({ mode }) => (
        <Icon key={mode} name={mode} size={18} mode={mode} />
      ))}
      <span className={styles.name} aria-hidden="true">
        {names}
      </span>
      <span className="tooltip">
        {`${text(navColorMode)} `}
        {names}
      </span>
    </Button>
  );
}
