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
import { REASON_KEYS, type Reason, reasonValues } from '../../../model/routeMatch.ts';
import { useText, withElements } from '../../lib/useText.ts';

const MESSAGES: Readonly<Record<(typeof REASON_KEYS)[Reason['kind']], string>> = {
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
};

export function Why({ reason }: { reason: Reason }): ReactNode {
  const text = useText();
  const values = Object.entries(reasonValues(reason));
  const elements = values.map(([name, value]) => [name, <code key={name}>{value}</code>]);
  return withElements(text(MESSAGES[REASON_KEYS[reason.kind]]), Object.fromEntries(elements));
}
