import { createElement, Fragment, type ReactNode } from 'react';
import { fill, type Message, type Values } from '../../model/messages.ts';
import { translate } from './translate.ts';
import { usePageInfo } from './usePageInfo.ts';

type Translate = (message: Message, values?: Values) => string;

function useTranslatedText(): Translate {
  const { translation } = usePageInfo();
  return (message, values) => translate(message, values, translation);
}

/** Says messages in the language of the page being shown. */
export const useText: () => Translate = import.meta.env.TRANSLATED ? useTranslatedText : () => translate;

/** Puts elements in place of placeholders that `useText` has left: a link inside a sentence. */
export function withElements(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  return createElement(Fragment, null, ...fill(text, (name) => elements[name]));
}
