export const GET = () => Response.json(['Classic']);

// A file that only reads has no OPTIONS of its own: a preflight would get
// 405 before any middleware runs.
export const OPTIONS = () => new Response(null, { status: 204 });
