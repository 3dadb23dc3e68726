/** The one shape of every error that this API sends. */
export const fail = (status: number, error: string, headers?: HeadersInit) =>
  Response.json({ error }, { status, headers });

/** Handles unknown paths. */
export const notFound = () => fail(404, 'No such endpoint');

/** Handles the methods that a route doesn't have, and names those it has. */
export const methodNotAllowed = (allow: string) => () =>
  fail(405, 'Method not allowed', { allow });
