import { ANNOUNCER_ID } from './names.ts';

/** Tells users of screen readers something that others see; empty takes it back. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = text;
}
