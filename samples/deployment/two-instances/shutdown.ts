let stopping = false;

export const isStopping = () => stopping;

/** Fails the health check, and ends the process after a fixed time. */
export function stopGently(milliseconds: number) {
  stopping = true;
  setTimeout(() => process.exit(0), milliseconds);
}
