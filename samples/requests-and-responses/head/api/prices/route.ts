export const GET = (): Response => Response.json([9.5, 8]);
