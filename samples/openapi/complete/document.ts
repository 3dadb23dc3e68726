type Operation = { parameters: unknown[]; [key: string]: unknown };
type Document = {
  openapi: string;
  info: unknown;
  paths: Record<string, Record<string, Operation>>;
};

const source = `http://localhost:${process.env.PORT ?? 4000}/openapi.json`;

/** Adds servers, security and the missing path parameters. */
export async function completeDocument() {
  const text = await (await fetch(source)).text();
  const { openapi, info, paths }: Document = JSON.parse(text, withoutDialect);
  for (const [path, operations] of Object.entries(paths)) {
    for (const operation of Object.values(operations)) {
      if (operation.parameters.length > 0) continue;
      operation.parameters = pathParameters(path);
    }
  }
  return {
    openapi,
    info,
    servers: [{ url: 'https://api.example.com' }],
    security: [{ token: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    paths,
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
