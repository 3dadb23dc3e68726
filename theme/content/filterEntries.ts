/** Which entries of a page a reader means. */

/** Fewest letters of a heading that are always the same, so that a message can be told by them. */
const MIN_FIXED = 8;

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * True when a text that a reader has pasted is the message of a heading, in which `…` stands for what differs from program to
 * program: the rest stands in the text, in this order.
 */
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
 * True when an entry is meant: it has all words of the query, in any order, or the query holds its message.
 *
 * @param message its heading without what is no message.
 * @param text all that it says.
 */
export function isMeant(query: string, { message, text }: { message: string; text: string }): boolean {
  const wanted = plain(query);
  const words = plain(text);
  return wanted.split(' ').every((word) => words.includes(word)) || isMessage(wanted, message);
}
