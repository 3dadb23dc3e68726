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
import { type Reason, reasonKey, reasonValues } from '../../../model/routeMatch.ts';
import { useText, withElements } from '../../lib/useText.ts';

const MESSAGES: Readonly<Record<ReturnType<typeof reasonKey>, string>> = {
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
  return withElements(text(MESSAGES[reasonKey(reason)]), Object.fromEntries(elements));
}
