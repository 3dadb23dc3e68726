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
} from '#i18n';

/** All that the head script says (`boot/say.ts`): its bytes are the same on every page, so the words come with the page. */
export const BOOT_MESSAGES: readonly string[] = [
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
