/** The response to a path that no route has. */
export const notFound = () =>
  Response.json({ error: 'No such endpoint' }, { status: 404 });

/** The response to a method that a route does not have, which names those it has. */
export const methodNotAllowed = (allow: string) => () =>
  Response.json(
    { error: 'Method not allowed' },
    { status: 405, headers: { allow } },
  );
