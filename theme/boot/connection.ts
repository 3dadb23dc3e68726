/** The reader's line, as far as the browser tells (`navigator.connection` is missing in several browsers). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * True when the reader asked to save data or is on a very slow line: then the application waits for an intent, and
 * nothing is prefetched. An unknown line is taken for a good one.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection && (connection.saveData || connection.effectiveType?.includes('2g')));
}
