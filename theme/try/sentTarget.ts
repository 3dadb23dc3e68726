/** Path and query of the reader's text, encoded as browsers and `fetch` do. */
export function sentTarget(written: string): string {
  const { pathname, search } = new URL(`http://localhost/${written.trim().replace(/^\//, '')}`);
  // Browsers from before 2023 do not encode it.
  return (pathname + search).replaceAll('^', '%5E');
}
