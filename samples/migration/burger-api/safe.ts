/** Turns what a handler, middleware or response hook throws into a 500. */
export const safe =
  <Input, Output>(step: (input: Input) => Output | Promise<Output>) =>
  async (input: Input) => {
    try {
      return await step(input);
    } catch (error) {
      console.error(error);
      return Response.json({ error: 'Internal error' }, { status: 500 });
    }
  };
