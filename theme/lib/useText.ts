import { createElement, Fragment, type ReactNode } from 'react';
import { fill, type Message, type Values } from '../../model/messages.ts';
import { translate } from './translate.ts';
import { usePageInfo } from './usePageInfo.ts';

/** Text of a message in the locale of the page, with its values. */
export type Translate = (message: Message, values?: Values) => string;

function useTranslatedText(): Translate {
  const { translation } = usePageInfo();
  return (message, values) => translate(message, values, translation);
}

export const useText: () => Translate = import.meta.env.TRANSLATED ? useTranslatedText : () => translate;

/** Replaces remaining placeholders by elements, such as a link in a sentence. */
export function withElements(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  return createElement(Fragment, null, ...fill(text, (name) => elements[name]));
}
