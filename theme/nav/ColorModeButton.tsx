import styles from './ColorModeButton.module.css';

const MODES = [
  { mode: 'dark', name: 'dark', icon: 'M13.5 9.5A5.8 5.8 0 1 1 6.5 2.500a4.6 4.6 0 0 0 7 7Z' },
  {
    mode: 'light',
    name: 'light',
    icon: 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM8 1.500v1M8 13.500v1M1.5 8h1M13.5 8h1M3.4 3.400l.7.7M11.9 11.900l.7.7M3.4 12.600l.7-.7M11.9 4.100l.7-.7',
  },
  // A screen, half of it dark: the system's choice.
  {
    mode: 'auto',
    name: 'system',
    icon: 'M3 2.500h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1ZM8 10.500v3M5 13.500h6M9 4.500h3M9 6h3M9 7.500h3M9 8.500h3',
  },
] as const;

/**
 * Cycles dark, light, system. The head script serves it and marks the choice on `<html>`; the style sheet shows the
 * name and icon that belong to it, so that nothing changes when the application starts.
 */
export function ColorModeButton() {
  return (
    <button type="button" className={styles.button} data-color-mode-button="">
      {MODES.map(({ mode, icon }) => (
        <svg
          key={mode}
          className={styles.mode}
          data-mode={mode}
          viewBox="0 0 16 16"
          width="18"
          height="18"
          aria-hidden="true"
        >
          <path
            d={icon}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      ))}
      <span className="tooltip">
        Colour mode:{' '}
        {MODES.map(({ mode, name }) => (
          <span key={mode} className={styles.mode} data-mode={mode}>
            {name}
          </span>
        ))}
      </span>
    </button>
  );
}
