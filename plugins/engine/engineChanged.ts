/**
 * Error for an engine internal whose shape has changed.
 * @param what part of the engine: "the data of a page".
 * @param file the hold, below `plugins/engine/`.
 */
export function engineChanged(what: string, file: string, found: string): Error {
  return new Error(
    `The engine's ${what} has a new shape (${found.replace(/\s+/g, ' ')}): adapt plugins/engine/${file}.`,
  );
}
