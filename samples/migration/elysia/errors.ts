import { Elysia, status } from 'elysia';

export const problems = new Elysia({
  name: 'problems',
})
  .onError(({ code, error }) => {
    if (code === 'NOT_FOUND')
      return status(404, {
        error: 'Not found',
      });
    if (code === 'UNKNOWN') {
      console.error(String(error));
      return status(500, {
        error: 'Internal error',
      });
    }
  })
  .as('global');
