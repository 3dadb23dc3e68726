export const GET = () => Response.json(['Falafel', 'Halloumi']);
