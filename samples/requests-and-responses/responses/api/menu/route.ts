export const GET = (): Response => Response.redirect('/api/page', 302);

export const DELETE = (): Response => new Response(null, { status: 204 });
