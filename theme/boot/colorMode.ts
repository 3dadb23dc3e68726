import { closest } from './closest.ts';
import { local, onStorage } from './storage.ts';

export type ColorMode = 'dark' | 'light' | 'auto';

/** The engine's key, for tools that know Rspress (specification.md ST-2). */
const COLOR_MODE_KEY = 'rspress-theme-appearance';

/** Event on `document` after a change of colour. */
export const COLOR_MODE_EVENT = 'colormode';

const NEXT: Record<ColorMode, ColorMode> = { dark: 'light', light: 'auto', auto: 'dark' };

function readColorMode(): ColorMode {
  const stored = local.read(COLOR_MODE_KEY);
  return stored === 'light' || stored === 'auto' ? stored : 'dark';
}

function apply(): void {
  const mode = readColorMode();
  const dark = mode === 'dark' || (mode === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.dataset.colorMode = mode;
  document.dispatchEvent(new Event(COLOR_MODE_EVENT));
}

export function setColorMode(mode: ColorMode): void {
  local.write(COLOR_MODE_KEY, mode);
  apply();
}

/** Applies the stored mode before the first paint, and serves its button. */
export function startColorMode(): void {
  apply();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  onStorage([COLOR_MODE_KEY], apply);
  document.addEventListener('click', (event) => {
    if (closest(event, '[data-color-mode-button]')) {
      setColorMode(NEXT[readColorMode()]);
    }
  });
}
