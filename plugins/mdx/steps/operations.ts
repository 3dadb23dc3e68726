/** One operation of an OpenAPI document, in words for a table. */
export interface Operation {
  /** Upper-case method. */
  method: string;
  path: string;
  summary: string;
  /** Name, place and type of every parameter: `done (query, string, optional)`. */
  parameters: string[];
  /** Name and rules of every property of the JSON body: `title (string, 1–100 characters)`. */
  body: string[];
  /** Status and description of every answer: `201 The new todo`. */
  answers: string[];
}

/** An object of a JSON document. */
export type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether an answer is an OpenAPI document. */
export function isOpenApi(value: unknown): value is Json {
  return isObject(value) && typeof value.openapi === 'string' && isObject(value.paths);
}

function describeParameter(value: unknown): string {
  if (!isObject(value)) return '';
  const type = isObject(value.schema) ? text(value.schema.type) : '';
  const rules = [text(value.in), type, value.required === true ? '' : 'optional'].filter(Boolean);
  return `${text(value.name)} (${rules.join(', ')})`;
}

/** The bounds of a length in words; JSON Schema's largest safe integer means that there is no bound. */
function describeLength({ minLength, maxLength }: Json): string {
  if (typeof minLength === 'number' && typeof maxLength === 'number')
    return `${minLength}–${maxLength} characters`;
  if (typeof minLength === 'number') return `at least ${minLength} characters`;
  if (typeof maxLength === 'number') return `at most ${maxLength} characters`;
  return '';
}

function describeProperty(name: string, schema: unknown, required: boolean): string {
  if (!isObject(schema)) return name;
  const rules = [
    text(schema.type),
    describeLength(schema),
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
    required ? '' : 'optional',
  ].filter(Boolean);
  return `${name} (${rules.join(', ')})`;
}

function describeBody(requestBody: unknown): string[] {
  const content = isObject(requestBody) ? requestBody.content : undefined;
  const json = isObject(content) ? content['application/json'] : undefined;
  const schema = isObject(json) ? json.schema : undefined;
  if (!isObject(schema) || !isObject(schema.properties)) return [];
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  return Object.entries(schema.properties).map(([name, property]) =>
    describeProperty(name, property, required.has(name)),
  );
}

/** The operations of an OpenAPI document, in its own order. */
export function readOperations(document: Json): Operation[] {
  if (!isObject(document.paths)) return [];
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      if (!isObject(operation)) return [];
      const responses = isObject(operation.responses) ? operation.responses : {};
      return {
        method: method.toUpperCase(),
        path,
        summary: text(operation.summary),
        parameters: (Array.isArray(operation.parameters) ? operation.parameters : []).map(describeParameter),
        body: describeBody(operation.requestBody),
        answers: Object.entries(responses).map(([status, response]) =>
          [status, isObject(response) ? text(response.description) : ''].join(' ').trim(),
        ),
      };
    }),
  );
}

/** Keeps a text from being read as Markdown or MDX inside a table. */
function cell(value: string): string {
  return value.replace(/[\\`*_{}[\]<>|]/g, '\\$&') || '–';
}

/** The operations as a Markdown table. */
export function operationsTable(operations: readonly Operation[]): string {
  const rows = operations.map(({ method, path, summary, parameters, body, answers }) =>
    [
      `\`${method} ${path}\``,
      cell(summary),
      cell(parameters.join(', ')),
      cell(body.join(', ')),
      cell(answers.join(', ')),
    ].join(' | '),
  );
  return [
    '| Operation | Summary | Parameters | Body | Answers |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}
