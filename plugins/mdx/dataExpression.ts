/**
 * An expression of MDX that gives a value of JSON. Its text has no brace: at each one that closes, the parser of MDX tries anew
 * whether the expression ends there, so a list of objects is read as often as it has objects.
 */
export function dataExpression(value: unknown): string {
  const text = JSON.stringify(JSON.stringify(value));
  return `{JSON.parse(${text.replaceAll('{', '\\u007b').replaceAll('}', '\\u007d')})}`;
}
