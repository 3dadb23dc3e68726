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

/** All words of the head script (`boot/localize.ts`): its bytes are the same on every page, so the words come with the page. */
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

/** The words of the head script on pages in another language than the first: nobody sees the element. */
export function BootWords() {
  const text = useText();
  const { translation } = usePageInfo();
  if (!translation) return null;
  const words = Object.fromEntries(MESSAGES.map((message) => [message, text(message)]));
  return <div hidden {...{ [WORDS_ATTRIBUTE]: JSON.stringify(words) }} />;
}
