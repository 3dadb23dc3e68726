type Operation = {
  parameters: { name: string; in: string; [key: string]: unknown }[];
  responses: Record<string, unknown>;
  security?: unknown[];
};
type Document = {
  openapi: string;
  info: unknown;
  paths: Record<string, Record<string, Operation>>;
};

const source = `http://localhost:${process.env.PORT ?? 4000}/openapi.json`;

/** Adds servers, the missing path parameters, and who needs a token. */
export async function completeDocument() {
  const text = await (await fetch(source)).text();
  const { openapi, info, paths }: Document = JSON.parse(text, withoutDialect);
  for (const [path, operations] of Object.entries(paths)) {
    for (const operation of Object.values(operations)) {
      addPathParameters(path, operation);
      // Public operations and preflights never respond with a 401.
      if ('401' in operation.responses) operation.security = [{ token: [] }];
    }
  }
  return {
    openapi,
    info,
    servers: [{ url: 'https://api.example.com' }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  };
}

const withoutDialect = (key: string, value: unknown) =>
  key === '$schema' ? undefined : value;

/** Those of `params` are there; a query is no reason to skip the others. */
function addPathParameters(path: string, { parameters }: Operation) {
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (parameters.some((known) => known.in === 'path' && known.name === name))
      continue;
    const schema = { type: 'string' };
    parameters.push({ name, in: 'path', required: true, schema });
  }
}
