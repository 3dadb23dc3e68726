import type { Server } from 'bun';

// As the declarations of 0.5.0 have it.
export type FetchHandler = (request: Request, server?: Server) => Response;
