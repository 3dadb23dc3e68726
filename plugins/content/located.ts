import fs from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node as JsonNode,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Document, isMap, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { type Diagnostic, DiagnosticsError, diagnostic, unknownId } from './diagnostic.ts';
import { readText } from './sourceFiles.ts';

/** Parsed YAML or JSON with the lines of its values. */
export interface Located {
  data: unknown;
  /** 1-based line of the value at a path of keys; of the innermost part that exists. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

interface Readable {
  /** Undefined where the text is invalid. */
  value?: Located;
  diagnostics: Diagnostic[];
}

interface Unreadable {
  message: string;
  offset: number;
}

/** First key that an object has twice: parsers take the last one. */
function repeatedKey({ type, children = [] }: JsonNode): JsonNode | undefined {
  const keys = type === 'object' ? children.flatMap(({ children: [key] = [] }) => key ?? []) : [];
  const repeated = keys.find(({ value }, at) => keys.findIndex((key) => key.value === value) < at);
  return repeated ?? children.map(repeatedKey).find((key) => key !== undefined);
}

/** Parses JSON without comments. */
function parseJson(file: string, source: string): Readable {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const problem = (message: string, offset: number): Readable => ({
    diagnostics: [diagnostic(file, lineAt(offset), `Not readable: ${message}`)],
  });
  const [error] = errors;
  if (error || !root) {
    // `PropertyNameExpected` → `property name expected`.
    const words = error ? printParseErrorCode(error.error).replace(/(?<=[a-z])(?=[A-Z])/g, ' ') : 'no value';
    return problem(`${words.toLowerCase()}. Check commas and quotes.`, error?.offset ?? 0);
  }
  const repeated = repeatedKey(root);
  if (repeated) return problem(`the key "${repeated.value}" is there twice. Remove one.`, repeated.offset);
  const lineOf = (keys: readonly PropertyKey[]) => {
    let node = root;
    for (const key of keys) {
      const below = findNodeAtLocation(node, [key as string | number]);
      if (!below) break;
      node = below;
    }
    return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
  };
  return { value: { data: getNodeValue(root), lineOf }, diagnostics: [] };
}

/**
 * Numbers of YAML 1.1, such as `12:30` and `1_000`. The engine reads them as numbers, this project as texts: a page would have
 * another title than its entry in the sidebar.
 */
const OLD_NUMBER = /^[-+]?(?:\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|\d[\d_]*_[\d_.]*|0b[01_]+)$/;

/** Invalid YAML, and valid YAML that the engine's parser reads differently, or cannot read. */
function yamlProblems(document: Document.Parsed): Unreadable[] {
  const found = [...document.errors, ...document.warnings].map(({ message, pos: [offset] }) => ({
    message,
    offset,
  }));
  visit(document, {
    Alias(_, alias) {
      const offset = alias.range?.[0] ?? 0;
      if (!alias.resolve(document)) found.push({ message: `Nothing is named "${alias.source}".`, offset });
    },
    Scalar(_, { value, type, range }) {
      if (type === 'PLAIN' && typeof value === 'string' && OLD_NUMBER.test(value))
        found.push({ message: `Some programs read ${value} as a number.`, offset: range?.[0] ?? 0 });
    },
  });
  const cure = 'Put quotes round a text that contains ": ", or begins with a sign or a digit.';
  return found.map(({ message, offset }) => ({ message: `${message} ${cure}`, offset }));
}

/** Parses YAML. @param firstLine number of the first line of `source`. */
export function parseYaml(file: string, source: string, firstLine: number): Readable {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + Math.max(0, lines.linePos(offset).line - 1);
  const problems = yamlProblems(document);
  if (problems.length > 0)
    return {
      diagnostics: problems.map(({ message, offset }) =>
        diagnostic(file, lineAt(offset), `Not readable: ${message}`),
      ),
    };
  const lineOf = (path: readonly PropertyKey[]) => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => String((item.key as { value?: unknown }).value) === String(key),
        );
        if (!pair) break;
        offset = (pair.key as Node).range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        offset = (node as Node | undefined)?.range?.[0] ?? offset;
      } else break;
    }
    return lineAt(offset);
  };
  return { value: { data: document.toJS(), lineOf }, diagnostics: [] };
}

export interface JsonFile<T> {
  /** Undefined where the file is invalid. */
  value: T | undefined;
  /** Unchecked values by key; empty where the file holds no object. */
  entries: Readonly<Record<string, unknown>>;
  lineOf: Located['lineOf'];
  diagnostics: Diagnostic[];
}

/** Reads a JSON file of the site by a schema. @param absent value of a missing file. Default: an error. */
export function readJson<T>(
  file: string,
  schema: z.ZodType<T>,
  { absent }: { absent?: NoInfer<T> } = {},
): JsonFile<T> {
  const nothing = { value: undefined, entries: {}, lineOf: () => 1 };
  if (!fs.existsSync(file)) {
    const problem = diagnostic(file, 1, 'The file is missing. Create it with `{}`.');
    return { ...nothing, value: absent, diagnostics: absent === undefined ? [problem] : [] };
  }
  const { value: located, diagnostics } = parseJson(file, readText(file));
  if (!located) return { ...nothing, diagnostics };
  const { data, lineOf } = located;
  const { data: value, error } = schema.safeParse(data);
  return {
    value,
    entries: z.record(z.string(), z.unknown()).safeParse(data).data ?? {},
    lineOf,
    diagnostics: error ? diagnosticsOf(file, located, error, schema) : [],
  };
}

/** Value of a JSON file. @param subject owner of the file: "The sample". @throws `DiagnosticsError` for an invalid file. */
export function requireJson<T>(subject: string, ...read: Parameters<typeof readJson<T>>): T {
  const { value, diagnostics } = readJson(...read);
  if (value === undefined) throw new DiagnosticsError(subject, diagnostics);
  return value;
}

/** Value at a path of keys; undefined for none. */
export const valueIn = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

/** Schema at a path of keys; undefined for none. A union with an object has the keys of that object. */
function schemaAt(schema: unknown, path: readonly PropertyKey[]): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return schemaAt(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return schemaAt(schema.in, path);
  if (schema instanceof z.ZodUnion) {
    const object = schema.options.find((option) => option instanceof z.ZodObject);
    return object ? schemaAt(object, path) : schema;
  }
  const [key, ...below] = path;
  if (key === undefined) return schema instanceof z.ZodType ? schema : undefined;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(key)], below);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, below);
  if (schema instanceof z.ZodTuple) return schemaAt(schema.def.items[Number(key)] ?? schema.def.rest, below);
  return schema instanceof z.ZodRecord ? schemaAt(schema.valueType, below) : undefined;
}

/** Problems of a value, each with its line. @param schema of the value; a description in it is the fix for its missing key. */
export function diagnosticsOf(
  file: string,
  { data, lineOf }: Located,
  error: z.ZodError,
  schema: z.ZodType,
): Diagnostic[] {
  return error.issues.flatMap((issue) => {
    const expecting = schemaAt(schema, issue.path);
    const key = issue.path.join('.');
    const about = key && `"${key}": `;
    if (issue.code === 'unrecognized_keys' && expecting instanceof z.ZodObject) {
      const known = Object.keys(expecting.shape);
      return issue.keys.map((unknown) =>
        diagnostic(file, lineOf([...issue.path, unknown]), about + unknownId('key', unknown, known)),
      );
    }
    const report = (reason: string) => [diagnostic(file, lineOf(issue.path), reason)];
    const found = valueIn(data, issue.path);
    const isBare = typeof found === 'number' || typeof found === 'boolean';
    const cure = isBare && expecting?.safeParse(String(found)).success ? ' Put quotes round it.' : '';
    if (found !== undefined)
      return report(`${about}${issue.message}, found ${JSON.stringify(found)}.${cure}`);
    const fix = expecting?.description;
    const expected = 'expected' in issue ? `: expected ${issue.expected}.` : '.';
    return report(`"${key}" is missing${fix ? `. ${fix}` : expected}`);
  });
}
