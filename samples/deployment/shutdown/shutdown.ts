let stopping = false;

export const isStopping = () => stopping;

/** Fails the health check, waits for running requests, then ends. */
export function stopGently(milliseconds: number) {
  stopping = true;
  setTimeout(() => process.exit(0), milliseconds);
}
