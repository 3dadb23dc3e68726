import { fail, HttpError } from './errors';

/** Turns what a handler, middleware or response hook throws into a response. */
export const withErrors =
  <Input, Output>(step: (input: Input) => Output | Promise<Output>) =>
  async (input: Input) => {
    try {
      return await step(input);
    } catch (error) {
      if (error instanceof HttpError) return fail(error.status, error.message);
      console.error(error);
      return fail(500, 'Internal error');
    }
  };
