import { transform } from 'sucrase';

/** Syntax that Bun supports, but neither the compiler nor browsers. */
export class LackedSyntaxError extends SyntaxError {
  readonly syntax: string;
  /** From 1. */
  readonly line: number;

  constructor(syntax: string, line: number) {
    super(`There is no ${syntax}.`);
    this.syntax = syntax;
    this.line = line;
  }
}

/** Comments, strings, templates, and regular expressions where no division can begin. Templates may have code in them. */
const NO_CODE =
  /\/\/.*|\/\*[\s\S]*?\*\/|(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|\$\{(?:[^`{}]|`[^`]*`|\{[^{}]*\})*\}|[^\\`])*`|(?:[(,=:[!&|?{;>+]|\breturn)\s*\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/[\\\n])+\//g;

const META = /\bimport\.meta\b/g;

/** Names `import.meta` as an argument, in code. */
const withMeta = (code: string) =>
  code.replace(new RegExp(`${NO_CODE.source}|${META.source}`, 'g'), (part: string) => {
    if (part.startsWith('`'))
      return part.replace(/\$\{[\s\S]*\}/, (codes) => codes.replace(META, 'importMeta'));
    return part === 'import.meta' ? 'importMeta' : part;
  });

/** Code alone, with its lines. */
const codeOf = (source: string) => source.replace(NO_CODE, (part) => part.replace(/[^\n]/g, ' '));

const LACKED: Readonly<Record<string, RegExp>> = {
  decorators: /(?<![^\s({;])@[\w$(]/,
  accessor: /(?<![\w$.])accessor[ \t]+(?!(?:in|of|as|instanceof|satisfies)\b)[\w$#]/,
};

/** A namespace, which the compiler leaves out: one of types alone is used by none that is left. */
const NAMESPACE = /^[ \t]*(?:export[ \t]+)?(?:namespace|module)[ \t]+([\w$]+)/gm;

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** @throws for syntax that only Bun supports. */
function assertUnderstood(source: string, compiled: string): void {
  const code = codeOf(source);
  for (const [syntax, form] of Object.entries(LACKED)) {
    const at = code.search(form);
    if (at >= 0) throw new LackedSyntaxError(syntax, lineAt(code, at) + (code[at] === '\n' ? 1 : 0));
  }
  for (const { index, 1: name = '' } of code.matchAll(NAMESPACE))
    if (new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\.`).test(codeOf(compiled)))
      throw new LackedSyntaxError('namespace', lineAt(code, index));
}

/** Data as a module, as Bun imports it. */
const dataModule = (data: string, withNames: boolean) =>
  `Object.defineProperty(exports, '__esModule', { value: true }); const data = ${data}; Object.assign(exports, ${withNames ? 'data, ' : ''}{ default: data });`;

/**
 * Strips types, and turns a module into the body of an asynchronous function of `exports`, `require` and `importMeta`; lines
 * stay. JSON and texts are modules, too; any other file lies in its folder, and fails when it is imported.
 * @param file path for messages.
 * @throws for a syntax error, with file, line and column; a `LackedSyntaxError` for syntax that only Bun supports.
 */
export function compile(source: string, file: string): string {
  const text = JSON.stringify(source);
  if (file.endsWith('.json')) return dataModule(`JSON.parse(${text})`, true);
  if (file.endsWith('.txt')) return dataModule(text, false);
  const [ending = ''] = /\.\w+$/.exec(file) ?? [];
  if (!/^\.[jt]sx?$/.test(ending))
    return `throw new Error('The sandbox of this page runs no ${ending} file.');`;
  const { code } = transform(source, {
    transforms: ['typescript', 'imports'],
    filePath: file,
    disableESTransforms: true,
  });
  assertUnderstood(source, code);
  return withMeta(code);
}
