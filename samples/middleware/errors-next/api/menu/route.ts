type Next = () => Promise<Response>;

export const middleware = [async (_req: Request, next: Next) => next()];

export const GET = () => Response.json(['Classic']);
