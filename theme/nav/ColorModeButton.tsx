import styles from './ColorModeButton.module.css';

const MODES = [
  { mode: 'dark', name: 'dark', icon: 'M13.5 9.5A5.8 5.8 0 1 1 6.5 2.500a4.6 4.6 0 0 0 7 7Z' },
  {
    mode: 'light',
    name: 'light',
    icon: 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM8 1.500v1M8 13.500v1M1.5 8h1M13.5 8h1M3.4 3.400l.7.7M11.9 11.900l.7.7M3.4 12.600l.7-.7M11.9 4.100l.7-.7',
  },
  { mode: 'auto', name: 'system', icon: 'M2 3h12v8H2ZM6 14h4M8 11v3' },
] as const;

/**
 * Cycles dark, light, system. The head script serves it and marks the choice on `<html>`; the style sheet shows the
 * name and icon that belong to it, so that nothing changes when the application starts.
 */
export function ColorModeButton() {
  return (
    <button type="button" className={styles.button} data-color-mode-button="">
      <span className="visually-hidden">Colour mode: </span>
      {MODES.map(({ mode, name, icon }) => (
        <span key={mode} className={styles.mode} data-mode={mode}>
          <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
            <path
              d={icon}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span className="visually-hidden">{name}</span>
        </span>
      ))}
    </button>
  );
}
