/** Cursor over the tokens of one or more statements. */
import { type Token, tokensOf } from './tokens.ts';

/** Reserved words: names of columns or tables only in quotes. */
const RESERVED = new Set(
  'AND AS ASC BETWEEN BY CASE CHECK COLLATE CONSTRAINT CROSS DEFAULT DELETE DESC DISTINCT ELSE END EXCEPT EXISTS FOREIGN FROM FULL GROUP HAVING IN INNER INSERT INTERSECT INTO IS JOIN LEFT LIKE LIMIT NATURAL NOT NULL OFFSET ON OR ORDER OUTER PRIMARY REFERENCES RETURNING RIGHT SELECT SET THEN UNION UNIQUE UPDATE USING VALUES WHEN WHERE'.split(
    ' ',
  ),
);

const END: Token = { kind: 'end', text: '', start: 0, end: 0 };

export class TokenCursor {
  readonly #sql: string;
  readonly #tokens: readonly Token[];
  readonly #onUnknown: (near: string) => never;
  #at = 0;
  /** Highest number of a positional parameter: `?`, `?3`. */
  parameters = 0;

  /** @param onUnknown called with an unsupported word or sign; it throws. */
  constructor(sql: string, onUnknown: (near: string) => never) {
    this.#sql = sql;
    this.#tokens = tokensOf(sql, onUnknown);
    this.#onUnknown = onUnknown;
  }

  get token(): Token {
    return this.#tokens[this.#at] ?? END;
  }

  isAtEnd(): boolean {
    return this.token.kind === 'end';
  }

  /** Source text from a position to the last token that was read. */
  textSince(start: number): string {
    return this.#sql.slice(start, this.#tokens[this.#at - 1]?.end);
  }

  /** Next word or sign, in upper case; empty for any other token. */
  peek(ahead = 0): string {
    const { kind, text } = this.#tokens[this.#at + ahead] ?? END;
    return kind === 'word' || kind === 'sign' ? text.toUpperCase() : '';
  }

  next(): Token {
    const { token } = this;
    this.#at += 1;
    return token;
  }

  /** Consumes these words when they are next. */
  take(...words: readonly string[]): boolean {
    if (!words.every((word, at) => this.peek(at) === word)) return false;
    this.#at += words.length;
    return true;
  }

  /** Consumes one of these words when it is next. @returns it. */
  takeOne(words: readonly string[]): string | undefined {
    const word = this.peek();
    return words.includes(word) && this.take(word) ? word : undefined;
  }

  expect(...words: readonly string[]): void {
    if (!this.take(...words)) this.fail();
  }

  fail(): never {
    return this.#onUnknown(this.token.text);
  }

  /** True when a name is next. */
  isName(): boolean {
    const { kind, text } = this.token;
    return kind === 'name' || (kind === 'word' && !RESERVED.has(text.toUpperCase()));
  }

  readName(): string {
    return this.isName() ? this.next().text : this.fail();
  }

  /** One or more items, separated by commas. */
  list<Item>(read: () => Item): Item[] {
    const items = [read()];
    while (this.take(',')) items.push(read());
    return items;
  }

  /** The same between parentheses. */
  parenthesizedList<Item>(read: () => Item): Item[] {
    this.expect('(');
    const items = this.list(read);
    this.expect(')');
    return items;
  }
}
