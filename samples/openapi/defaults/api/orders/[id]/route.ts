export const GET = () => Response.json({});
export const DELETE = () => new Response(null, { status: 204 });
