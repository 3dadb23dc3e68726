interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True with save-data or 2g: the application waits for intent, and nothing is prefetched. Unknown connections count as fast. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection && (connection.saveData || connection.effectiveType?.includes('2g')));
}
