import {
  codeCopied,
  codeCopyBlocked,
  codeCopyFailed,
  errorBase,
  errorDismiss,
  errorOffline,
  errorPartNotLoaded,
  errorRetry,
  errorSearchNotLoaded,
  errorStillNot,
  errorSuggestedBase,
  progressLabel,
} from '#words';
import { WORDS_ATTRIBUTE } from '../../model/names.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';

/** All words of the head script (`boot/localize.ts`). The script is the same on every page, so each page has its words. */
const MESSAGES: readonly string[] = [
  codeCopied,
  codeCopyBlocked,
  codeCopyFailed,
  errorBase,
  errorDismiss,
  errorOffline,
  errorPartNotLoaded,
  errorRetry,
  errorSearchNotLoaded,
  errorStillNot,
  errorSuggestedBase,
  progressLabel,
];

/** Words of the head script on pages in another locale than the first, in a hidden element. */
export function BootWords() {
  const text = useText();
  const { translation } = usePageInfo();
  if (!translation) return null;
  const words = Object.fromEntries(MESSAGES.map((message) => [message, text(message)]));
  return <div hidden {...{ [WORDS_ATTRIBUTE]: JSON.stringify(words) }} />;
}
