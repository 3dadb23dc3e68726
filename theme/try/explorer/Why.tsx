import type { ReactNode } from 'react';
import {
  explorerBase,
  explorerBehind,
  explorerCase,
  explorerDead,
  explorerDiffers,
  explorerEmpty,
  explorerEncoded,
  explorerEnds,
  explorerIgnored,
  explorerLonger,
  explorerReplaced,
  explorerSkipped,
  explorerSlash,
} from '#words';
import { useText, withElements } from '../../lib/useText.ts';
import type { Reason } from './explain.ts';

const MESSAGES: Readonly<Record<Reason['kind'], string>> = {
  ignored: explorerIgnored,
  skipped: explorerSkipped,
  replaced: explorerReplaced,
  behind: explorerBehind,
  base: explorerBase,
  differs: explorerDiffers,
  case: explorerCase,
  encoded: explorerEncoded,
  empty: explorerEmpty,
  ends: explorerEnds,
  longer: explorerLonger,
  slash: explorerSlash,
  dead: explorerDead,
};

/** What a message names besides what its reason does. */
const NAMES = { name: 'route.ts', own: '[...]' };

/** Why a file doesn't answer, as a sentence. */
export function Why({ reason }: { reason: Reason }): ReactNode {
  const text = useText();
  const { kind, by, ...named } = { by: undefined, ...reason };
  const values = Object.entries({ ...NAMES, ...(by === undefined ? {} : { file: by }), ...named });
  const elements = values.map(([name, value]) => [name, <code key={name}>{value}</code>]);
  return withElements(text(MESSAGES[kind]), Object.fromEntries(elements));
}
