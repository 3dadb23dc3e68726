/** Drawings in Markdown: caption and content as lists. */
import { z } from 'zod';
import { inlineCode, list, paragraph, text, words } from '../nodes.ts';
import { type MarkdownElement, markdownElement } from './markdownElement.ts';

const captioned = markdownElement(z.object({ caption: z.string() }), ({ caption }, children) => [
  paragraph(...words(caption)),
  ...children,
]);

export const DRAWINGS: Readonly<Record<string, MarkdownElement>> = {
  Addresses: markdownElement(
    z.object({ caption: z.string(), files: z.array(z.tuple([z.string(), z.string()])) }),
    ({ caption, files }) => [
      paragraph(...words(caption)),
      list(files.map(([file, address]) => [inlineCode(file), text(' → '), inlineCode(address)])),
    ],
  ),
  Flow: captioned,
  Here: captioned,
  Matching: markdownElement(
    z.object({
      caption: z.string(),
      request: z.string(),
      path: z.string(),
      routes: z.array(z.tuple([z.string(), z.string()])),
    }),
    ({ caption, request, path, routes }) => [
      paragraph(...words(caption)),
      paragraph(inlineCode(`${request} ${path}`)),
      list(routes.map(([folder, verdict]) => [inlineCode(folder), text(': '), ...words(verdict)])),
    ],
  ),
  Sequence: markdownElement(
    z.object({ caption: z.string(), messages: z.array(z.tuple([z.string(), z.string(), z.string()])) }),
    ({ caption, messages }) => [
      paragraph(...words(caption)),
      list(
        messages.map(([from, to, message]) => words(`${from === to ? from : `${from} → ${to}`}: ${message}`)),
        { ordered: true },
      ),
    ],
  ),
};
