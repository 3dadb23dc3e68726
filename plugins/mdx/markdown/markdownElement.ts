import type { RootContent } from 'mdast';
import type { z } from 'zod';
import type { Values } from '../../../model/messages.ts';
import { parseAttributes } from '../attributes.ts';

/** What elements know of the page that they are on. */
export interface MarkdownContext {
  /** Words of the interface by their key, in the language of the page. */
  message: (key: string, values?: Values) => string;
  /** Words with a number: those of the key with `One` or `Other` at its end. */
  countMessage: (key: string, count: number) => string;
  /** Address of a reference, in the version of the page: `doc:<id>`. */
  addressOf: (reference: string) => string;
  /** What a reader should know first: state, licence, runtime, version. */
  facts: readonly string[];
  /** The page that says what the samples were run with, as a reference; undefined where there is none. */
  samplesDoc: string | undefined;
  /** A day without its year, in words. */
  monthDay: (iso: string) => string;
  /** Data of a module that components import; undefined for a module without. */
  dataOf: (module: string) => unknown;
}

/** An element in Markdown. */
export interface MarkdownElement {
  /**
   * @param attributes their values.
   * @param children what it holds, in Markdown.
   * @throws with what is wrong with the attributes.
   */
  render: (
    attributes: Readonly<Record<string, unknown>>,
    children: readonly RootContent[],
    page: MarkdownContext,
  ) => RootContent[];
}

/** Defines what an element is in Markdown. */
export const markdownElement = <Schema extends z.ZodObject>(
  schema: Schema,
  render: (
    attributes: z.output<Schema>,
    children: readonly RootContent[],
    page: MarkdownContext,
  ) => readonly RootContent[],
): MarkdownElement => ({
  render: (attributes, children, page) => [...render(parseAttributes(schema, attributes), children, page)],
});
