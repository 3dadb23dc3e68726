/**
 * The words of the interface. Those of the first locale stand in `words.json` at the root of the project; each is imported
 * by its key, so that a wrong key does not compile, and stands in the build where it is used. Those of another locale come
 * with the data of its pages, so that no page carries a language that it does not speak.
 */
import * as site from '#site';
import type { Translation } from '../../model/pageData.ts';

/** A text of the first locale, or its forms by number. */
export type Message = string | { one: string; other: string };

/** What stands in place of `{name}`; `count` chooses the form of a plural. */
export type Values = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)\}/;

/** A text with something else in place of each `{name}`, as a list of texts and of what `replace` gives. */
export function fill<Value>(template: string, replace: (name: string) => Value): (string | Value)[] {
  return template.split(PLACEHOLDER).map((part, at) => (at % 2 ? replace(part) : part));
}

/** The form of a plural that a number takes in a language. */
const categoryOf = (language: string, { count }: Values) =>
  new Intl.PluralRules(language).select(Number(count));

function templateOf(message: Message, values: Values, translation: Translation | undefined): string {
  if (import.meta.env.TRANSLATED && translation) {
    const { messages, language } = translation;
    if (typeof message === 'string') return messages[message] ?? message;
    const category = categoryOf(language, values);
    const form = category === 'one' ? message.one : message.other;
    return messages[`${message.other} ${category}`] ?? messages[form] ?? form;
  }
  if (typeof message === 'string') return message;
  return categoryOf(site.locales[0].code, values) === 'one' ? message.one : message.other;
}

/** Says a message with its values, in the language of a page. A placeholder without a value stays as it is. */
export function translate(message: Message, values: Values = {}, translation?: Translation): string {
  return fill(templateOf(message, values, translation), (name) => values[name] ?? `{${name}}`).join('');
}
