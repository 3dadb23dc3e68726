import { WORDS_ATTRIBUTE } from '../../model/names.ts';

/** A message in the language of the page being shown, which brings the words of any language but the first. */
export function localize(message: string): string {
  if (!import.meta.env.TRANSLATED) return message;
  const words: Record<string, string> = JSON.parse(
    document.querySelector(`[${WORDS_ATTRIBUTE}]`)?.getAttribute(WORDS_ATTRIBUTE) ?? '{}',
  );
  return words[message] ?? message;
}
