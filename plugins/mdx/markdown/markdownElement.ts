import type { RootContent } from 'mdast';
import type { z } from 'zod';
import type { Values } from '../../../model/messages.ts';
import { parseAttributes } from '../attributes.ts';

/** Context of elements on a page. */
export interface MarkdownContext {
  message: (key: string, values?: Values) => string;
  /** Plural: keys end in `One` and `Other`. */
  countMessage: (key: string, count: number) => string;
  /** Address of `doc:<id>` in the version of the page. */
  addressOf: (reference: string) => string;
  /** State, licence, runtime, version. */
  facts: readonly string[];
  samplesDoc: string | undefined;
  /** Formats a day without its year. */
  monthDay: (iso: string) => string;
  dataOf: (module: string) => unknown;
}

/**
 * @param attributes of an element that the build writes have the type that the element names: they are not checked.
 * @param children in Markdown.
 */
export type MarkdownElement<Attributes = never> = (
  attributes: Attributes,
  children: readonly RootContent[],
  page: MarkdownContext,
) => readonly RootContent[];

/** An element that pages write. @throws for invalid attributes. */
export const markdownElement =
  <Schema extends z.ZodObject>(
    schema: Schema,
    render: MarkdownElement<z.output<Schema>>,
  ): MarkdownElement<Readonly<Record<string, unknown>>> =>
  (attributes, children, page) =>
    render(parseAttributes(schema, attributes), children, page);
