type Operation = {
  parameters: { name: string; in: string; [key: string]: unknown }[];
  responses: Record<string, unknown>;
  security?: unknown[];
};
type Document = {
  info: unknown;
  paths: Record<string, Record<string, Operation>>;
};

const source = `http://localhost:${process.env.PORT ?? 4000}/openapi.json`;

/** Adds servers, missing path parameters and who needs a token. */
export async function completeDocument() {
  const { info, paths } = (await (await fetch(source)).json()) as Document;
  for (const [path, operations] of Object.entries(paths)) {
    delete operations.options; // Browsers send preflights by themselves.
    for (const operation of Object.values(operations)) {
      addPathParameters(path, operation);
      // Public operations never respond with a 401.
      if ('401' in operation.responses) operation.security = [{ token: [] }];
    }
  }
  return {
    openapi: '3.1.0', // The version whose schemas are those of Zod.
    info,
    servers: [{ url: 'https://api.example.com' }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  };
}

/** Those of `params` are there; a query is no reason to skip the others. */
function addPathParameters(path: string, { parameters }: Operation) {
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (parameters.some((known) => known.in === 'path' && known.name === name))
      continue;
    const schema = { type: 'string' };
    parameters.push({ name, in: 'path', required: true, schema });
  }
}
