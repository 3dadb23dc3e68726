import { usePage } from '@rspress/core/runtime';
import { createElement, Fragment, type ReactNode } from 'react';
import { fill, type Message, type TranslatedPage, translate, type Values } from './text.ts';

/** Says messages in the language of the page being shown. */
export function useText(): (message: Message, values?: Values) => string {
  const { translation } = (usePage().page ?? {}) as TranslatedPage;
  return (message, values) => translate(message, values, translation);
}

/** Puts elements in place of placeholders that `useText` has left: a link inside a sentence. */
export function withElements(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  return createElement(Fragment, null, ...fill(text, (name) => elements[name]));
}
