/** Operations of an API, in words. */
import { hasMembers } from './jsonPointer.ts';

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

interface Schema {
  type?: string;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

interface DocumentedOperation {
  summary?: string;
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Readonly<Record<string, { schema?: Schema }>> };
  responses?: Readonly<Record<string, { description?: string }>>;
}

/** An OpenAPI document: operations by path and method. */
export interface OpenApi {
  paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

/** Whether an answer is an OpenAPI document. */
export const isOpenApi = (value: unknown): value is OpenApi =>
  hasMembers(value) && typeof value.openapi === 'string' && hasMembers(value.paths);

function lengthOf({ minLength, maxLength }: Schema): string | undefined {
  if (minLength === undefined) return maxLength === undefined ? undefined : `at most ${maxLength} characters`;
  return maxLength === undefined
    ? `at least ${minLength} characters`
    : `${minLength}–${maxLength} characters`;
}

function describe(name: string, schema: Schema, isRequired: boolean, place?: string): Part {
  const preset = schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`;
  const rules = [place, schema.type, lengthOf(schema), preset, isRequired ? undefined : 'optional'];
  return { name, detail: rules.filter(Boolean).join(', ') };
}

/** The operations of a document, in its own order. */
export const readOperations = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const { summary = '', parameters = [], requestBody, responses = {} } = operation;
      const { properties = {}, required } = requestBody?.content?.['application/json']?.schema ?? {};
      return {
        method: method.toUpperCase(),
        path,
        summary,
        parameters: parameters.map((each) =>
          describe(each.name, each.schema ?? {}, each.required === true, each.in),
        ),
        body: Object.entries(properties).map(([name, schema]) =>
          describe(name, schema, required?.includes(name) === true),
        ),
        responses: Object.entries(responses).map(([name, { description = '' }]) => ({
          name,
          detail: description,
        })),
      };
    }),
  );
