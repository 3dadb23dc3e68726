/** Texts of the interface with values in them, in the language of a page. */
import type { Translation } from './pageData.ts';

/** A text of the first locale, or its forms by number. */
export type Message = string | { one: string; other: string };

/** What stands in place of `{name}`; `count` chooses the form of a plural. */
export type Values = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)\}/;

/** A text with something else in place of each `{name}`, as a list of texts and of what `replace` gives. */
export function fill<Value>(template: string, replace: (name: string) => Value): (string | Value)[] {
  return template.split(PLACEHOLDER).map((part, at) => (at % 2 ? replace(part) : part));
}

/** A template with its values. A placeholder without a value stays as it is. */
export const fillValues = (template: string, values: Values): string =>
  fill(template, (name) => values[name] ?? `{${name}}`).join('');

/** The form of a plural that a number takes in a language. */
const categoryOf = (language: string, { count }: Values) =>
  new Intl.PluralRules(language).select(Number(count));

/** The text of a message in its own language. @param language BCP 47 tag of the first locale. */
export function templateOf(message: Message, values: Values, language: string): string {
  if (typeof message === 'string') return message;
  return categoryOf(language, values) === 'one' ? message.one : message.other;
}

/** The text of a message in another language; in its own where it is not translated. */
export function translatedTemplate(
  message: Message,
  values: Values,
  { messages, language }: Translation,
): string {
  if (typeof message === 'string') return messages[message] ?? message;
  const category = categoryOf(language, values);
  const form = category === 'one' ? message.one : message.other;
  return messages[`${message.other} ${category}`] ?? messages[form] ?? form;
}
