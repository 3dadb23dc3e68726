export const GET = (): Response => Response.json(['Falafel', 'Halloumi']);
