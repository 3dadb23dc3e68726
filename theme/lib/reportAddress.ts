/** Bytes of an address that servers take: with 8 kB for all of a request's first line, GitHub refuses longer ones. */
const MAX_ADDRESS = 7900;

/** What a reader says of a page before writing a word. */
export interface Report {
  /** Address at which an issue is begun. */
  issues: string;
  /** Title of the issue. */
  title: string;
  /** Body of the issue, above and below the selected text. */
  above: string;
  below: string;
  /** Words before the selected text. */
  label: string;
  /** What the reader has selected, as the browser gives it; empty for nothing. */
  selected: string;
}

/** Lines of a text without the blanks that layout has put between words and round lines. */
function normalise(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** A text as code: nothing in it is a mention, a link or markup. */
function fenced(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}text\n${text}\n${fence}`;
}

/**
 * The address of a prefilled issue. A selected text is cut where the address would be longer than servers take, between
 * two characters.
 */
export function reportAddress({ issues, title, above, below, label, selected }: Report): string {
  // Every character takes a byte or more.
  const characters = [...normalise(selected).slice(0, MAX_ADDRESS)];
  const build = (length: number) => {
    const text = characters.slice(0, length).join('') + (length < characters.length ? '…' : '');
    const quote = length > 0 ? [`${label}\n\n${fenced(text)}`] : [];
    const body = [above, ...quote, below].join('\n\n');
    return `${issues}?${new URLSearchParams({ title, body: `${body}\n\n` })}`;
  };
  let length = 0;
  let tooLong = characters.length + 1;
  while (tooLong - length > 1) {
    const middle = Math.floor((length + tooLong) / 2);
    if (build(middle).length <= MAX_ADDRESS) length = middle;
    else tooLong = middle;
  }
  return build(length);
}
