import type { Middleware } from 'burger-api';
import { z } from 'zod';

const Issue = z.object({
  path: z.array(z.union([z.string(), z.number()])).default([]),
  message: z.string(),
});
const Failure = z.object({
  errors: z.partialRecord(z.enum(['params', 'query', 'body']), z.array(Issue)),
});

/** Turns the framework's 400 into a 422 with one flat list. */
export const problemDetails: Middleware = () => async (res) => {
  if (
    res.status !== 400 ||
    !res.headers.get('content-type')?.includes('json')
  ) {
    return res;
  }
  const body: unknown = await res.clone().json();
  const failure = Failure.safeParse(body);
  if (!failure.success) return res;
  const problems = Object.entries(failure.data.errors).flatMap(
    ([part, issues]) =>
      issues.map(({ path, message }) => ({
        field: [part, ...path].join('.'),
        message,
      })),
  );
  return Response.json(
    { title: 'The request is not valid', problems },
    { status: 422 },
  );
};
