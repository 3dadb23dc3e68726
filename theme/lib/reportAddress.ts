/** In bytes: GitHub refuses request lines over 8 kB. */
const MAX_ADDRESS = 7900;

/** Issue form of the repository; the fields of a report are the ids of its fields. */
const FORM = 'page.yml';

export interface Report {
  title: string;
  /** Address of the page. */
  page: string;
  version: string;
  /** May be empty. The form shows it as code, so that mentions, links and markup in it are text. */
  selected: string;
}

function normalise(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/**
 * Address of a prefilled issue. A long selection is cut between two characters.
 *
 * @param issues address of a new issue, without a query.
 */
export function reportAddress(issues: string, { selected, ...fields }: Report): string {
  // A character takes at least a byte.
  const characters = [...normalise(selected).slice(0, MAX_ADDRESS)];
  const build = (length: number) => {
    const text = characters.slice(0, length).join('') + (length < characters.length ? '…' : '');
    const query = new URLSearchParams({ template: FORM, ...fields });
    if (length > 0) query.set('selected', text);
    return `${issues}?${query}`;
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
