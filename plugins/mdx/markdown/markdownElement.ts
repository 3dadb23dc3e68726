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

/** @param children in Markdown. @throws for invalid attributes. */
export type MarkdownElement = (
  attributes: Readonly<Record<string, unknown>>,
  children: readonly RootContent[],
  page: MarkdownContext,
) => RootContent[];

/** An element that the build writes, so that its attributes are known. */
export const builtElement =
  <Attributes>(
    render: (
      attributes: Attributes,
      children: readonly RootContent[],
      page: MarkdownContext,
    ) => readonly RootContent[],
  ): MarkdownElement =>
  (attributes, children, page) => [...render(attributes as Attributes, children, page)];

/** An element that pages write. */
export const markdownElement = <Schema extends z.ZodObject>(
  schema: Schema,
  render: (
    attributes: z.output<Schema>,
    children: readonly RootContent[],
    page: MarkdownContext,
  ) => readonly RootContent[],
): MarkdownElement =>
  builtElement((attributes: Readonly<Record<string, unknown>>, children, page) =>
    render(parseAttributes(schema, attributes), children, page),
  );
