/**
 * Holds on to: the engine's inline script for the colour mode, a script tag without attributes among `html.tags`. It reads
 * storage unguarded (engine.md T21), and there is no option to leave it out.
 */
import type { HtmlBasicTag } from '@rsbuild/core';
import { engineChanged } from './changed.ts';

/**
 * Tags of the page without the engine's script.
 *
 * @throws unless there is exactly one.
 */
export function withoutColorModeScript(tags: readonly HtmlBasicTag[]): HtmlBasicTag[] {
  const kept = tags.filter(({ tag, attrs }) => tag !== 'script' || attrs !== undefined);
  const taken = tags.length - kept.length;
  if (taken !== 1)
    throw engineChanged(
      'script for the colour mode',
      'colorModeScript.ts',
      `${taken} scripts without attributes`,
    );
  return kept;
}
