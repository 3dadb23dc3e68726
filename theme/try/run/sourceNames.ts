const MARK = ' is not a ';

/** An imported name as compiled code has it: a member of a variable for its module, called by `call` or in parentheses. */
const COMPILED = /(?<!\.)(?:\(0 ?, )?\b_\w+\.([\w.]+?)(?:\.call)?\)?(?= is not a [cf])/g;

/**
 * A message with the names that the reader wrote: `posts.gone is not a function`, not `_db.posts.gone`. Other texts cost one
 * search for a word: programs print megabytes.
 */
export const sourceNames = (message: string): string =>
  message.includes(MARK) ? message.replace(COMPILED, '$1') : message;
