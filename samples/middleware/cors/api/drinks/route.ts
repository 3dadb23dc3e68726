export const GET = () => Response.json(['Cola']);
export const OPTIONS = () => new Response(null, { status: 204 });
