/** Interface strings with placeholders. */
import type { Translation } from './pageData.ts';

/** Text in the first locale, or its plural forms. */
export type Message = string | { one: string; other: string };

/** Values of placeholders; `count` selects the plural form. */
export type Values = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)\}/;

/** Splits a template at its placeholders. */
export function fill<Value>(template: string, replace: (name: string) => Value): (string | Value)[] {
  return template.split(PLACEHOLDER).map((part, at) => (at % 2 ? replace(part) : part));
}

/** Unknown placeholders stay. */
export const fillValues = (template: string, values: Values): string =>
  fill(template, (name) => values[name] ?? `{${name}}`).join('');

const categoryOf = (language: string, { count }: Values) =>
  new Intl.PluralRules(language).select(Number(count));

/** Template in the first locale. @param language its BCP 47 tag. */
export function templateOf(message: Message, values: Values, language: string): string {
  if (typeof message === 'string') return message;
  return categoryOf(language, values) === 'one' ? message.one : message.other;
}

/** Template in another locale; untranslated ones stay. */
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
