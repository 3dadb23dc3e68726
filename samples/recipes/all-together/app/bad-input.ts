import type { Middleware } from 'burger-api';
import { z } from 'zod';
import { fail } from './errors';

const Issue = z.object({
  path: z.array(z.union([z.string(), z.number()])).default([]),
  message: z.string(),
});
const Failure = z.object({
  errors: z.partialRecord(z.enum(['params', 'query', 'body']), z.array(Issue)),
});

/** Gives the 400 of validation the shape of all other errors. */
export const badInput: Middleware = () => async (res) => {
  const type = res.headers.get('content-type') ?? '';
  if (res.status !== 400 || !type.includes('json')) return res;
  const failure = Failure.safeParse(await res.clone().json());
  if (!failure.success) return res;
  const problems = Object.entries(failure.data.errors).flatMap(
    ([part, issues]) =>
      issues.map(
        ({ path, message }) => `${[part, ...path].join('.')}: ${message}`,
      ),
  );
  return fail(400, problems.join('; '));
};
