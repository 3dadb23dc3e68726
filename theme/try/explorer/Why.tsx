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
import { type Reason, reasonValues } from '../../../model/routeMatch.ts';
import { useText, withElements } from '../../lib/useText.ts';

const MESSAGES: Readonly<Record<Reason['kind'], string>> = {
  base: explorerBase,
  behind: explorerBehind,
  case: explorerCase,
  dead: explorerDead,
  differs: explorerDiffers,
  empty: explorerEmpty,
  encoded: explorerEncoded,
  ends: explorerEnds,
  ignored: explorerIgnored,
  longer: explorerLonger,
  replaced: explorerReplaced,
  skipped: explorerSkipped,
  slash: explorerSlash,
};

export function Why({ reason }: { reason: Reason }): ReactNode {
  const text = useText();
  const values = Object.entries(reasonValues(reason));
  const elements = values.map(([name, value]) => [name, <code key={name}>{value}</code>]);
  return withElements(text(MESSAGES[reason.kind]), Object.fromEntries(elements));
}
