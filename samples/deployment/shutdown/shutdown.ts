let stopping = false;

export const isStopping = () => stopping;

/** Tells the health check to fail, waits for running requests, then ends the process. */
export function stopGently(milliseconds: number) {
  stopping = true;
  setTimeout(() => process.exit(0), milliseconds);
}
