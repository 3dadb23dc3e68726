export const GET = () => Response.json([]);
export const POST = () => new Response('created', { status: 201 });
