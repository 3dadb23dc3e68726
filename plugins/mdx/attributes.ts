import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { z } from 'zod';
import { available } from '../content/diagnostic.ts';

/** Text of an attribute as written; empty for another value, undefined without the attribute. */
export function textOfAttribute(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return found && (typeof found.value === 'string' ? found.value : '');
}

/** Validates attributes. @throws for the first missing or invalid one. */
export function parseAttributes<Schema extends z.ZodObject>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const [issue] = issues;
  const unknown = issues.find((each) => each.code === 'unrecognized_keys');
  if (unknown) {
    const [key = ''] = unknown.keys;
    throw new Error(`has no attribute "${key}". ${available('attributes', key, Object.keys(schema.shape))}`);
  }
  const name = String(issue?.path[0]);
  const value = values[name];
  if (value === undefined) throw new Error(`needs ${name}="…".`);
  if (typeof value !== 'string') throw new Error(`has ${name}={…}: ${issue?.message}.`);
  if (issue?.code === 'invalid_value')
    throw new Error(`has ${name}="${value}". ${available('values', value, issue.values.map(String))}`);
  throw new Error(`has ${name}="${value}": ${issue?.message}.`);
}
