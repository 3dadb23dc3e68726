/** Tokens of SQL. */

export interface Token {
  kind: 'word' | 'name' | 'text' | 'number' | 'bytes' | 'parameter' | 'sign' | 'end';
  /** Without quotes. */
  text: string;
  /** Offset in the source. */
  start: number;
  end: number;
}

const TOKEN =
  /(?<space>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)|(?<bytes>[xX]'[\da-fA-F]*')|(?<word>[A-Za-z_][\w$]*)|(?<name>"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\])|(?<text>'(?:[^']|'')*')|(?<number>0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<parameter>\?\d*|[$:@]\w+)|(?<sign>\|\||[<>=!]=|<>|[-+*/%(),;.<>=])/y;

const KINDS = ['bytes', 'word', 'name', 'text', 'number', 'parameter', 'sign'] as const;

const unquoted = (quoted: string) => {
  const [quote = ''] = quoted;
  return quoted.slice(1, -1).replaceAll(quote + quote, quote);
};

/** Text of a token without quotes. */
function textOf(kind: Token['kind'], written: string): string {
  if (kind === 'name' || kind === 'text') return unquoted(written);
  return kind === 'bytes' ? written.slice(2, -1) : written;
}

/**
 * @param onUnknown called with a character that begins no token; it throws.
 * @returns tokens of one or more statements, and an `end` token.
 */
export function tokensOf(sql: string, onUnknown: (near: string) => never): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < sql.length) {
    const from = TOKEN.lastIndex;
    const groups = TOKEN.exec(sql)?.groups;
    if (!groups) return onUnknown(sql.slice(from, from + 1));
    const kind = KINDS.find((each) => groups[each] !== undefined);
    if (kind)
      tokens.push({ kind, text: textOf(kind, groups[kind] ?? ''), start: from, end: TOKEN.lastIndex });
  }
  return [...tokens, { kind: 'end', text: '', start: sql.length, end: sql.length }];
}
