/** A request as readers see it before it is sent. */
import type { ExerciseRequest } from './exercise.ts';
import { parseJson } from './parseJson.ts';

const JSON_TYPE = 'application/json';

/** Headers worth showing: the type of a JSON body is evident from the body. */
const tellingHeaders = ({ headers, body }: ExerciseRequest) =>
  headers.filter(
    ([name, value]) =>
      !(
        body &&
        name.toLowerCase() === 'content-type' &&
        value === JSON_TYPE &&
        parseJson(body) !== undefined
      ),
  );

/** A request in lines: `POST /api/todos`, its headers, and its body, after an empty line where there are headers. */
export function requestText(request: ExerciseRequest): string {
  const { method, target, body } = request;
  const headers = tellingHeaders(request).map(([name, value]) => `${name}: ${value}`);
  const end = headers.length > 0 ? ['', body] : [body];
  return [`${method} ${target}`, ...headers, ...(body ? end : [])].join('\n');
}
