/** A request as readers see it before it is sent. */
import type { ExerciseRequest } from './exercise.ts';

const JSON_TYPE = 'application/json';

function isJSON(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

/** The headers that say more than the body does: that JSON is sent as JSON is no news. */
const tellingHeaders = ({ headers, body }: ExerciseRequest) =>
  headers.filter(
    ([name, value]) =>
      !(body && name.toLowerCase() === 'content-type' && value === JSON_TYPE && isJSON(body)),
  );

/** A request in the form of an HTTP message: `POST /api/todos`, a header a line, an empty line and the body. */
export function requestText(request: ExerciseRequest): string {
  const { method, target, body } = request;
  const head = [
    `${method} ${target}`,
    ...tellingHeaders(request).map(([name, value]) => `${name}: ${value}`),
  ];
  return [...head, ...(body ? ['', body] : [])].join('\n');
}
