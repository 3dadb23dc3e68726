import { useSyncExternalStore } from 'react';
import { COLOR_MODE_EVENT, type ColorMode } from '../boot/colorMode.ts';

function subscribe(changed: () => void): () => void {
  document.addEventListener(COLOR_MODE_EVENT, changed);
  return () => document.removeEventListener(COLOR_MODE_EVENT, changed);
}

const setColorMode = (mode: ColorMode) => window.boot.setColorMode(mode);

const current = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** The engine's hook: current colour, and setter. The head script owns both. */
export function useThemeState(): readonly ['dark' | 'light', (mode: ColorMode) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'dark' as const), setColorMode];
}
