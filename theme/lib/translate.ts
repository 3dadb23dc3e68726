/**
 * The words of the interface. Those of the first locale stand in `words.json` at the root of the project; each is imported
 * by its key, so that a wrong key does not compile, and stands in the build where it is used. Those of another locale come
 * with the data of its pages, so that no page carries a language that it does not speak.
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

/** Says a message with its values, in the language of a page. A placeholder without a value stays as it is. */
export function translate(message: Message, values: Values = {}, translation?: Translation): string {
  const template =
    import.meta.env.TRANSLATED && translation
      ? translatedTemplate(message, values, translation)
      : templateOf(message, values, site.locales[0].code);
  return fillValues(template, values);
}
