import { fail } from './errors';

/** An error whose message may be read by everybody. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

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
