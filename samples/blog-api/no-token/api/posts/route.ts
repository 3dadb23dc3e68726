import { writeAuth } from '../../../../tutorials/blog-api/08-protect/middleware/write-auth';

export const middleware = [writeAuth];

export const GET = () => Response.json([]);
