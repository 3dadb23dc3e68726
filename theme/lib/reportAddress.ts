/** In bytes: GitHub refuses request lines over 8 kB. */
const MAX_ADDRESS = 7900;

export interface Report {
  issues: string;
  title: string;
  above: string;
  below: string;
  label: string;
  selected: string;
}

function normalise(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** A fence prevents mentions, links and markup. */
function fenced(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}text\n${text}\n${fence}`;
}

/** Address of a prefilled issue. A long selection is cut between two characters. */
export function reportAddress({ issues, title, above, below, label, selected }: Report): string {
  // A character takes at least a byte.
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
