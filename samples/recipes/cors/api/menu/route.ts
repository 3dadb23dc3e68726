export const GET = () => Response.json(['Classic']);

// A file with GET alone gets no OPTIONS handler, so its preflight would be
// a 405 before any middleware runs.
export const OPTIONS = () => new Response(null, { status: 204 });
