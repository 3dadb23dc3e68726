/** The expected response and the reader's in the same layout, with marks on their differences. */
import type { AnyValue, ExpectedAnswer } from '../../../model/exercise.ts';
import { hasMembers, pointerNames, valueAt } from '../../../model/jsonPointer.ts';
import type { Line } from '../line.ts';
import { statusText } from '../responseText.ts';
import type { ProgramAnswer } from '../run/workerMessages.ts';
import { type Differences, expectedType, parseJSON, pointerToken, typeOf } from './compare.ts';

/** Placeholders of values that are not compared. */
export interface Words {
  any: Readonly<Record<AnyValue, string>>;
  anyBody: string;
  /** @param text required part of a body. */
  contains: (text: string) => string;
}

interface Layout {
  marked: ReadonlySet<string>;
  /** Placeholder of a member; undefined for a member that is compared. */
  wordOf: (name: string) => string | undefined;
}

function layOut(value: unknown, layout: Layout, path = '', isMarked = layout.marked.has(path)): Line[] {
  if (!hasMembers(value)) return [{ text: JSON.stringify(value), isMarked }];
  const isList = Array.isArray(value);
  const names = Object.keys(value);
  const members = names.flatMap((name, at) => {
    const below = `${path}/${pointerToken(name)}`;
    const isOwn = isMarked || layout.marked.has(below);
    const word = isList ? undefined : layout.wordOf(name);
    const lines =
      word === undefined ? layOut(value[name], layout, below, isOwn) : [{ text: word, isMarked: isOwn }];
    return lines.map(({ text, isMarked: isLine }, line) => {
      const key = line === 0 && !isList ? `${JSON.stringify(name)}: ` : '';
      const comma = line === lines.length - 1 && at < names.length - 1 ? ',' : '';
      return { text: `  ${key}${text}${comma}`, isMarked: isLine };
    });
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) return [{ text: `${open}${close}`, isMarked }];
  return [{ text: open, isMarked }, ...members, { text: close, isMarked }];
}

/** A value inside the objects and arrays of its JSON Pointer, without their other members. */
const within = (pointer: string, value: unknown): unknown =>
  pointerNames(pointer).reduceRight<unknown>((inside, name) => ({ [name]: inside }), value);

const plainLines = (text: string, isMarked: boolean): Line[] =>
  text === '' ? [] : text.split('\n').map((line) => ({ text: line, isMarked }));

function expectedLines({ body, any }: ExpectedAnswer, marked: ReadonlySet<string>, words: Words): Line[] {
  const isMarked = marked.has('');
  if (body.kind === 'any') return [{ text: words.anyBody, isMarked }];
  if (body.kind === 'contains') return [{ text: words.contains(body.text), isMarked }];
  if (body.kind === 'text') return plainLines(body.text, isMarked);
  const wordOf = (name: string) => {
    const kind = Object.hasOwn(any, name) ? any[name] : undefined;
    return kind && words.any[kind];
  };
  return layOut(body.kind === 'json' ? body.value : within(body.pointer, body.value), { marked, wordOf });
}

function gotLines({ body }: ExpectedAnswer, answer: ProgramAnswer, marked: ReadonlySet<string>): Line[] {
  const json = parseJSON(answer.body);
  if (json === undefined || body.kind === 'text') return plainLines(answer.body, marked.has(''));
  const part = body.kind === 'part' ? valueAt(json, body.pointer) : undefined;
  const shown = body.kind === 'part' && part !== undefined ? within(body.pointer, part) : json;
  return layOut(shown, { marked, wordOf: () => undefined });
}

/**
 * The expected response as lines.
 *
 * @param differences of the reader's.
 */
export function showExpected(expected: ExpectedAnswer, differences: Differences, words: Words): Line[] {
  const type = expectedType(expected);
  return [
    { text: statusText(expected.status), isMarked: differences.status },
    ...(type ? [{ text: type, isMarked: differences.type }] : []),
    ...expectedLines(expected, differences.body, words),
  ];
}

export function showGot(expected: ExpectedAnswer, answer: ProgramAnswer, differences: Differences): Line[] {
  const type = typeOf(answer);
  return [
    { text: statusText(answer.status), isMarked: differences.status },
    ...(type ? [{ text: type, isMarked: differences.type }] : []),
    ...gotLines(expected, answer, differences.body),
  ];
}
