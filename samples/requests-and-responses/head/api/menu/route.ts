export const GET = (): Response => Response.json(['Falafel', 'Halloumi']);

export { GET as HEAD };
