export const GET = () => Response.json([]);
export const POST = () => new Response('ordered', { status: 201 });
