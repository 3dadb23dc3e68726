/** Components of the theme, and drawings, in Markdown. */
import { z } from 'zod';
import type { OnionRun } from '../../../model/onion.ts';
import { idleWords, stepWords } from '../../../model/onionWords.ts';
import { commandFor, PACKAGE_MANAGERS } from '../../../model/packageManagers.ts';
import {
  type AppFile,
  outcomeKey,
  type RouteExample,
  reasonKey,
  reasonValues,
} from '../../../model/routeMatch.ts';
import {
  code,
  inlineCode,
  inParagraph,
  link,
  list,
  nameLine,
  paragraph,
  strong,
  text,
  words,
} from '../nodes.ts';
import type { Overview } from '../pageBlocks.ts';
import { type MarkdownElement, markdownElement } from './markdownElement.ts';

type Marks = Partial<Record<'title' | 'label' | 'method' | 'address' | 'status', string>>;

/** Title in bold, request and status, then the content. */
const exchange: MarkdownElement<Marks> = (
  { title = '', label = title, method, address, status },
  children,
) => {
  const request = method ? [text(' '), inlineCode(`${method} ${address}`)] : [];
  const marks = [...request, ...(status ? [text(` ${status}`)] : [])];
  return [paragraph(strong(...words(label)), ...marks), ...children];
};

/** A drawing: its caption, and its labels. */
const drawing = markdownElement(z.object({ caption: z.string() }), ({ caption }, children) => [
  paragraph(...words(caption)),
  ...children,
]);

export const CONTENT: Readonly<Record<string, MarkdownElement>> = {
  // HTML elements that Markdown has a syntax for.
  a: markdownElement(z.object({ href: z.string() }), ({ href }, children) => [
    paragraph(link(href, ...inParagraph(children))),
  ]),
  br: markdownElement(z.object({}), () => [paragraph({ type: 'break' })]),
  img: markdownElement(z.object({ src: z.string(), alt: z.string().default('') }), ({ src, alt }) => [
    paragraph({ type: 'image', url: src, alt }),
  ]),
  summary: markdownElement(z.object({}), (_, children) => [paragraph(strong(...inParagraph(children)))]),
  CategoryCards: ({ category, pages }: Overview) => [
    paragraph(text(`More in ${category}:`)),
    list(pages.map(({ title, description, href }) => [link(href, text(title)), text(`: ${description}`)])),
  ],
  Exchange: exchange,
  Facts: markdownElement(z.object({}), (_, children, page) => {
    const meaning = children.length > 0 ? [text(', '), ...inParagraph(children)] : [];
    return [list(page.facts.map((fact, at) => [text(fact), ...(at === 0 ? meaning : [])]))];
  }),
  Figure: ({ count, value, against }: { count: string; value: string; against?: string }, children) => {
    const compared = against === undefined ? '' : `${count === 'lines' ? ' : ' : ' × '}${against}`;
    return [paragraph(strong(text(value + compared)), text(' '), ...inParagraph(children))];
  },
  OnionView: ({ caption, runs }: { caption: string; runs: readonly OnionRun[] }, _children, { message }) => [
    paragraph(...words(caption)),
    ...runs.flatMap((run) => {
      const { method, target, title } = run;
      const idle = idleWords(message, run);
      return [
        paragraph(strong(...words(message('onionSteps', { method, target, title })))),
        list(
          run.steps.map((step) => words(stepWords(message, run, step))),
          { ordered: true },
        ),
        ...(idle ? [paragraph(...words(idle))] : []),
      ];
    }),
  ],
  PackageManagerTabs: markdownElement(z.strictObject({ command: z.string() }), ({ command }) =>
    PACKAGE_MANAGERS.flatMap((manager) => [nameLine(manager), code('sh', '', commandFor(manager, command))]),
  ),
  PairFold: exchange,
  RouteExplorer: (
    { example: { files, method, target, match } }: { example: RouteExample },
    children,
    { message },
  ) => {
    const { chosen, others, status } = match;
    const file = chosen ? `\`${chosen.file.path}\`` : '';
    const values = [chosen?.params, chosen?.wildcardParams].flatMap((value) => JSON.stringify(value) ?? []);
    const outcomeOf = (own: AppFile) => {
      const reason = others.find((other) => other.file.path === own.path)?.reason;
      if (!reason)
        return [text(message('explorerWins')), ...values.flatMap((value) => [text(' '), inlineCode(value)])];
      const named = Object.entries(reasonValues(reason)).map(([name, value]) => [name, `\`${value}\``]);
      return words(message(reasonKey(reason), Object.fromEntries(named)));
    };
    return [
      ...children,
      paragraph(
        inlineCode(`${method} ${target}`),
        text(': '),
        ...words(message(outcomeKey(match, method), { file, status, method })),
      ),
      list(
        files.map((own) => [inlineCode(own.path), text(` (${own.methods.join(', ')}): `), ...outcomeOf(own)]),
      ),
    ];
  },
  Tab: markdownElement(z.strictObject({ label: z.string() }), ({ label }, children) => [
    nameLine(label),
    ...children,
  ]),
  Tabs: markdownElement(
    z.strictObject({ groupId: z.string().optional(), label: z.string().optional() }),
    (_, children) => children,
  ),
  Verified: (
    { framework, bun }: Record<'framework' | 'bun', string>,
    _children,
    { message, addressOf, samplesDoc },
  ) => {
    const last = message('learnLastOf');
    const label = text(message('learnRunOn', { framework, bun: bun.replace(/, ([^,]+)$/, last) }));
    return [paragraph(samplesDoc === undefined ? label : link(addressOf(samplesDoc), label))];
  },
  // Drawings.
  Addresses: markdownElement(
    z.object({ caption: z.string(), files: z.array(z.tuple([z.string(), z.string()])) }),
    ({ caption, files }) => [
      paragraph(...words(caption)),
      list(files.map(([file, address]) => [inlineCode(file), text(' → '), inlineCode(address)])),
    ],
  ),
  Flow: drawing,
  Here: drawing,
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
