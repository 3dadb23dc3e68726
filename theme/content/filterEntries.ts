/** Matches entries of a page with a query, or with a pasted message. */
/** Minimum of letters outside of placeholders in a heading, so that they identify a message. */
const MIN_FIXED = 8;

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** True for a pasted message of a heading, in which `…` is a placeholder: the text has the fixed parts, in order. */
function isMessage(query: string, heading: string): boolean {
  const parts = plain(heading)
    .split('…')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.join('').length < MIN_FIXED) return false;
  let from = 0;
  return parts.every((part) => {
    const at = query.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

/**
 * True for an entry with all words of the query, in any order, or with its message in the query.
 *
 * @param message its heading, reduced to the message.
 * @param text of the whole entry.
 */
export function matchesQuery(query: string, { message, text }: { message: string; text: string }): boolean {
  const wanted = plain(query);
  const words = plain(text);
  return wanted.split(' ').every((word) => words.includes(word)) || isMessage(wanted, message);
}
