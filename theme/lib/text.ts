/**
 * The words of the interface. Those of the first locale stand in `i18n.json` at the root of the project; each is imported
 * by its key, so that a wrong key does not compile, and stands in the build where it is used. Those of another locale come
 * with the data of its pages, so that no page carries a language that it does not speak.
 */
import { LOCALES } from '#site';

/** A text of the first locale, or its forms by number. */
export type Message = string | { one: string; other: string };

/** What stands in place of `{name}`; `count` chooses the form of a plural. */
export type Values = Readonly<Record<string, string | number>>;

/** What a page says in another language than the first. */
export interface Translation {
  /** BCP 47 language tag. */
  language: string;
  /** By the text of the first locale; forms of a plural by its `other`, a space and their category: `{count} posts few`. */
  messages: Readonly<Record<string, string>>;
}

/** Page data that names the language of a page; absent in the first locale. */
export interface TranslatedPage {
  translation?: Translation | undefined;
}

const PLACEHOLDER = /\{(\w+)\}/;

/** A text with something else in place of each `{name}`, as a list of texts and of what `replace` gives. */
export function fill<Value>(template: string, replace: (name: string) => Value): (string | Value)[] {
  return template.split(PLACEHOLDER).map((part, at) => (at % 2 ? replace(part) : part));
}

function templateOf(message: Message, values: Values, translation: Translation | undefined): string {
  const { messages = {}, language = LOCALES[0].code } = translation ?? {};
  if (typeof message === 'string') return messages[message] ?? message;
  const category = new Intl.PluralRules(language).select(Number(values.count));
  const form = category === 'one' ? message.one : message.other;
  return messages[`${message.other} ${category}`] ?? messages[form] ?? form;
}

/** Says a message with its values, in the language of a page. A placeholder without a value stays as it is. */
export function translate(message: Message, values: Values = {}, translation?: Translation): string {
  return fill(templateOf(message, values, translation), (name) => values[name] ?? `{${name}}`).join('');
}
