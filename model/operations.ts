/** Operations of an API, in words. A reader may have changed the program that sends the document: it may be any JSON. */
import { hasMembers, valueAt } from './jsonPointer.ts';

/** A parameter, a property of a body, or a status, and its description. */
export interface OperationDetail {
  /** `done`, `title`, `201`. */
  name: string;
  /** `query, string, optional`, `string, 1–100 characters`, `The new todo`; may be empty. */
  detail: string;
}

/** One operation of an OpenAPI document, in words. */
export type Operation = ReturnType<typeof readOperations>[number];

/** Members of the object at a JSON Pointer; none without one. */
function membersAt(value: unknown, pointer: string): [name: string, value: unknown][] {
  const found = valueAt(value, pointer);
  return hasMembers(found) ? Object.entries(found) : [];
}

/** Text at a JSON Pointer; empty without one. */
function textAt(value: unknown, pointer: string): string {
  const found = valueAt(value, pointer);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/** True for an OpenAPI document. */
export const isOpenApi = (value: unknown): boolean =>
  typeof valueAt(value, '/openapi') === 'string' && hasMembers(valueAt(value, '/paths'));

const joinRules = (...rules: readonly string[]) => rules.filter(Boolean).join(', ');

const describeParameter = (value: unknown): OperationDetail => ({
  name: textAt(value, '/name'),
  detail: joinRules(
    textAt(value, '/in'),
    textAt(value, '/schema/type'),
    valueAt(value, '/required') === true ? '' : 'optional',
  ),
});

/** The bounds of a length in words. */
function describeLength(schema: unknown): string {
  const least = textAt(schema, '/minLength');
  const most = textAt(schema, '/maxLength');
  if (least && most) return `${least}–${most} characters`;
  if (least) return `at least ${least} characters`;
  return most ? `at most ${most} characters` : '';
}

function describeProperty(name: string, schema: unknown, isRequired: boolean): OperationDetail {
  const fallback = valueAt(schema, '/default');
  const detail = joinRules(
    textAt(schema, '/type'),
    describeLength(schema),
    fallback === undefined ? '' : `default ${JSON.stringify(fallback)}`,
    isRequired ? '' : 'optional',
  );
  return { name, detail };
}

/** Members of a path item that are operations (spec.openapis.org/oas/v3.0.3#path-item-object). */
const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** The operations of an OpenAPI document, in its own order. */
export const readOperations = (document: unknown) =>
  membersAt(document, '/paths').flatMap(([path, item]) =>
    membersAt(item, '').flatMap(([method, operation]) => {
      if (!METHODS.has(method)) return [];
      const body = valueAt(operation, '/requestBody/content/application~1json/schema');
      const required = membersAt(body, '/required').map(([, name]) => name);
      return {
        method: method.toUpperCase(),
        path,
        summary: textAt(operation, '/summary'),
        parameters: membersAt(operation, '/parameters').map(([, value]) => describeParameter(value)),
        body: membersAt(body, '/properties').map(([name, schema]) =>
          describeProperty(name, schema, required.includes(name)),
        ),
        responses: membersAt(operation, '/responses').map(
          ([name, response]): OperationDetail => ({ name, detail: textAt(response, '/description') }),
        ),
      };
    }),
  );
