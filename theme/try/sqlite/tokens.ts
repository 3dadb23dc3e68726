/** SQL in words: what `read.ts` reads statements from. */

export interface Token {
  kind: 'word' | 'name' | 'text' | 'number' | 'bytes' | 'parameter' | 'sign' | 'end';
  /** As it counts: of a quoted name or text what is between the quotes. */
  text: string;
  /** Its place in the source. */
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
 * @param onUnknown is called with what is no SQL; it throws.
 * @returns the tokens of one statement or more, the last of which is an end.
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
