/** Path and query as browsers and `fetch` send what the reader has written. */
export function sentTarget(written: string): string {
  const { pathname, search } = new URL(`http://localhost/${written.trim().replace(/^\//, '')}`);
  // Browsers of before 2023 leave it.
  return (pathname + search).replaceAll('^', '%5E');
}
