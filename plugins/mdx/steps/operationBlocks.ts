import type { PhrasingContent, RootContent } from 'mdast';
import type { Operation, OperationDetail } from '../../../model/operations.ts';
import { inlineCode, list, paragraph, strong, text } from '../nodes.ts';

function part(label: string, parts: readonly OperationDetail[]): PhrasingContent[][] {
  if (parts.length === 0) return [];
  return [
    [
      text(`${label}: `),
      ...parts.flatMap(({ name, detail }, at) => [
        ...(at > 0 ? [text('; ')] : []),
        inlineCode(name),
        ...(detail ? [text(` (${detail})`)] : []),
      ]),
    ],
  ];
}

/** The operations for readers of text, a paragraph and a list each. */
export const operationBlocks = (operations: readonly Operation[]): RootContent[] =>
  operations.flatMap(({ method, path, summary, parameters, body, responses }) => {
    const parts = [...part('Parameters', parameters), ...part('Body', body), ...part('Responses', responses)];
    return [
      paragraph(strong(inlineCode(`${method} ${path}`)), text(` ${summary}`)),
      ...(parts.length > 0 ? [list(parts)] : []),
    ];
  });
