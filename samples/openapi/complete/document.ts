type Operation = {
  parameters: unknown[];
  security?: unknown;
  [key: string]: unknown;
};
type Document = { paths: Record<string, Record<string, Operation>> };

const source = `http://localhost:${process.env.PORT ?? 4000}/openapi.json`;

/** Adds servers, security and the missing path parameters. */
export async function completeDocument() {
  const text = await (await fetch(source)).text();
  const document: Document = JSON.parse(text, withoutDialect);
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (operation.parameters.length === 0) {
        operation.parameters = pathParameters(path);
      }
      if (method !== 'get') operation.security = [{ token: [] }];
    }
  }
  return {
    ...document,
    servers: [{ url: 'https://api.example.com' }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const withoutDialect = (key: string, value: unknown) =>
  key === '$schema' ? undefined : value;

const pathParameters = (path: string) =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
