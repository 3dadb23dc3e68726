/** Components of the theme in Markdown. */
import type { PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import type { OnionRun } from '../../../model/onion.ts';
import { idleWords, type OnionMessage, stepWords } from '../../../model/onionWords.ts';
import { commandFor, PACKAGE_MANAGERS } from '../../../model/packageManagers.ts';
import {
  type AppFile,
  outcomeKey,
  REASON_KEYS,
  type RouteExample,
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
import { type MarkdownElement, markdownElement } from './markdownElement.ts';

const marks = {
  method: z.string().optional(),
  address: z.string().optional(),
  status: z.string().optional(),
};

/** Title in bold, request, status. */
function titleWithMarks(
  title: string,
  { method, address, status }: z.output<z.ZodObject<typeof marks>>,
): RootContent {
  const request: PhrasingContent[] = method ? [text(' '), inlineCode(`${method} ${address}`)] : [];
  return paragraph(strong(...words(title)), ...request, ...(status ? [text(` ${status}`)] : []));
}

export const CONTENT: Readonly<Record<string, MarkdownElement>> = {
  // HTML elements that Markdown has a syntax for.
  a: markdownElement(z.object({ href: z.string() }), ({ href }, children) => [
    paragraph(link(href, ...inParagraph(children))),
  ]),
  br: markdownElement(z.object({}), () => [paragraph({ type: 'break' })]),
  img: markdownElement(z.object({ src: z.string(), alt: z.string().default('') }), ({ src, alt }) => [
    paragraph({ type: 'image', url: src, alt }),
  ]),
  CategoryCards: markdownElement(
    z.object({
      category: z.string(),
      pages: z.array(z.object({ title: z.string(), description: z.string(), href: z.string() })),
    }),
    ({ category, pages }) => [
      paragraph(text(`More in ${category}:`)),
      list(pages.map(({ title, description, href }) => [link(href, text(title)), text(`: ${description}`)])),
    ],
  ),
  Exchange: markdownElement(z.object({ title: z.string(), ...marks }), ({ title, ...rest }, children) => [
    titleWithMarks(title, rest),
    ...children,
  ]),
  Facts: markdownElement(z.object({}), (_, children, page) => {
    const meaning = children.length > 0 ? [text(', '), ...inParagraph(children)] : [];
    return [list(page.facts.map((fact, at) => [text(fact), ...(at === 0 ? meaning : [])]))];
  }),
  Figure: markdownElement(
    z.object({ count: z.string(), value: z.string(), against: z.string().optional() }),
    ({ count, value, against }, children) => {
      const compared = against === undefined ? '' : `${count === 'lines' ? ' : ' : ' × '}${against}`;
      return [paragraph(strong(text(value + compared)), text(' '), ...inParagraph(children))];
    },
  ),
  OnionView: markdownElement(
    z.object({ caption: z.string(), runs: z.custom<readonly OnionRun[]>(Array.isArray) }),
    ({ caption, runs }, _children, { message }) => {
      const onionMessage: OnionMessage = message;
      return [
        paragraph(...words(caption)),
        ...runs.flatMap((run) => {
          const { method, target, title } = run;
          const idle = idleWords(onionMessage, run);
          return [
            paragraph(strong(...words(message('onionSteps', { method, target, title })))),
            list(
              run.steps.map((step) => words(stepWords(onionMessage, run, step))),
              { ordered: true },
            ),
            ...(idle ? [paragraph(...words(idle))] : []),
          ];
        }),
      ];
    },
  ),
  PackageManagerTabs: markdownElement(z.strictObject({ command: z.string() }), ({ command }) =>
    PACKAGE_MANAGERS.flatMap((manager) => [nameLine(manager), code('sh', '', commandFor(manager, command))]),
  ),
  PairFold: markdownElement(z.object({ label: z.string(), ...marks }), ({ label, ...rest }, children) => [
    titleWithMarks(label, rest),
    ...children,
  ]),
  RouteExplorer: markdownElement(
    z.object({ example: z.custom<RouteExample>((value) => typeof value === 'object') }),
    ({ example: { files, method, target, match } }, children, { message }) => {
      const { chosen, others, status } = match;
      const file = chosen ? `\`${chosen.file.path}\`` : '';
      const values = [chosen?.params, chosen?.wildcardParams].flatMap((value) => JSON.stringify(value) ?? []);
      const outcomeOf = (own: AppFile) => {
        const reason = others.find((other) => other.file.path === own.path)?.reason;
        if (!reason)
          return [
            text(message('explorerWins')),
            ...values.flatMap((value) => [text(' '), inlineCode(value)]),
          ];
        const named = Object.entries(reasonValues(reason)).map(([name, value]) => [name, `\`${value}\``]);
        return words(message(REASON_KEYS[reason.kind], Object.fromEntries(named)));
      };
      return [
        ...children,
        paragraph(
          inlineCode(`${method} ${target}`),
          text(': '),
          ...words(message(outcomeKey(match, method), { file, status, method })),
        ),
        list(
          files.map((own) => [
            inlineCode(own.path),
            text(` (${own.methods.join(', ')}): `),
            ...outcomeOf(own),
          ]),
        ),
      ];
    },
  ),
  Tab: markdownElement(z.strictObject({ label: z.string() }), ({ label }, children) => [
    nameLine(label),
    ...children,
  ]),
  Tabs: markdownElement(
    z.strictObject({ groupId: z.string().optional(), label: z.string().optional() }),
    (_, children) => children,
  ),
  Verified: markdownElement(
    z.object({ framework: z.string(), bun: z.string() }),
    ({ framework, bun }, _children, { message, addressOf, samplesDoc }) => {
      const label = message('learnRunOn', {
        framework,
        bun: bun.replace(/, ([^,]+)$/, message('learnLastOf')),
      });
      const href = samplesDoc === undefined ? undefined : addressOf(samplesDoc);
      return [paragraph(href === undefined ? text(label) : link(href, text(label)))];
    },
  ),
};
