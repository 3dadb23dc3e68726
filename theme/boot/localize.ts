import { WORDS_ATTRIBUTE } from '../../model/names.ts';

export function localize(message: string): string {
  if (!import.meta.env.TRANSLATED) return message;
  const words: Record<string, string> = JSON.parse(
    document.querySelector(`[${WORDS_ATTRIBUTE}]`)?.getAttribute(WORDS_ATTRIBUTE) ?? '{}',
  );
  return words[message] ?? message;
}
