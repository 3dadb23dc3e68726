/**
 * Says that the engine has another shape than the code that holds on to it was written for.
 *
 * @param what the part of the engine: "the data of a page".
 * @param file the file that holds on to it, below `plugins/engine/`.
 * @param found what was found instead; breaks of lines become spaces.
 */
export function engineChanged(what: string, file: string, found: string): Error {
  return new Error(
    `The engine's ${what} has a new shape (${found.replace(/\s+/g, ' ')}): adapt plugins/engine/${file}.`,
  );
}
