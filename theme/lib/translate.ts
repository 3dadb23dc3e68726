/**
 * Interface strings. Those of the first locale, in `words.json`, are inlined where they are imported by key, and unknown keys
 * do not compile. Pages of other locales bring theirs as page data.
 */
import * as site from '#site';
import {
  fillValues,
  type Message,
  templateOf,
  translatedTemplate,
  type Values,
} from '../../model/messages.ts';
import type { Translation } from '../../model/pageData.ts';

/** A message with its values, in the locale of a page. Unknown placeholders stay. */
export function translate(message: Message, values: Values = {}, translation?: Translation): string {
  const template =
    import.meta.env.TRANSLATED && translation
      ? translatedTemplate(message, values, translation)
      : templateOf(message, values, site.locales[0].code);
  return fillValues(template, values);
}
