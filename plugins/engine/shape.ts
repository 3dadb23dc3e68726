/** What a property of something that the engine hands over must be. */
export type Kind = 'string' | 'number' | 'object' | 'array';

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/**
 * What is wrong with something that the engine hands over.
 *
 * @param expected kinds of its properties.
 * @returns "toc: undefined"; undefined when nothing is.
 */
export function wrongIn(value: unknown, expected: Readonly<Record<string, Kind>>): string | undefined {
  if (kindOf(value) !== 'object') return kindOf(value);
  const properties = new Map<string, unknown>(Object.entries(value as object));
  const wrong = Object.entries(expected).find(([name, kind]) => kindOf(properties.get(name)) !== kind);
  return wrong && `${wrong[0]}: ${kindOf(properties.get(wrong[0]))}`;
}
