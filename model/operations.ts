/** Operations of an API, in words. */

/** A parameter, a property of a body, or a status, and its description. */
export interface Part {
  /** `done`, `title`, `201`. */
  name: string;
  /** `query, string, optional`, `string, 1–100 characters`, `The new todo`; may be empty. */
  detail: string;
}

/** One operation of an OpenAPI document, in words. */
export interface Operation {
  /** Upper-case method. */
  method: string;
  path: string;
  summary: string;
  /** Place and type of every parameter. */
  parameters: Part[];
  /** Rules of every property of the JSON body. */
  body: Part[];
  /** Description of every response, by its status. */
  responses: Part[];
}

/** An object of a JSON document. */
export type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether an answer is an OpenAPI document. */
export function isOpenApi(value: unknown): value is Json {
  return isObject(value) && typeof value.openapi === 'string' && isObject(value.paths);
}

function describeParameter(value: unknown): Part {
  if (!isObject(value)) return { name: '', detail: '' };
  const type = isObject(value.schema) ? textOf(value.schema.type) : '';
  const rules = [textOf(value.in), type, value.required === true ? '' : 'optional'].filter(Boolean);
  return { name: textOf(value.name), detail: rules.join(', ') };
}

/** The bounds of a length in words; JSON Schema's largest safe integer means that there is no bound. */
function describeLength({ minLength, maxLength }: Json): string {
  if (typeof minLength === 'number' && typeof maxLength === 'number')
    return `${minLength}–${maxLength} characters`;
  if (typeof minLength === 'number') return `at least ${minLength} characters`;
  if (typeof maxLength === 'number') return `at most ${maxLength} characters`;
  return '';
}

function describeProperty(name: string, schema: unknown, required: boolean): Part {
  if (!isObject(schema)) return { name, detail: '' };
  const rules = [
    textOf(schema.type),
    describeLength(schema),
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
    required ? '' : 'optional',
  ].filter(Boolean);
  return { name, detail: rules.join(', ') };
}

function describeBody(requestBody: unknown): Part[] {
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
        summary: textOf(operation.summary),
        parameters: (Array.isArray(operation.parameters) ? operation.parameters : []).map(describeParameter),
        body: describeBody(operation.requestBody),
        responses: Object.entries(responses).map(([status, response]) => ({
          name: status,
          detail: isObject(response) ? textOf(response.description) : '',
        })),
      };
    }),
  );
}
