export const GET = () => Response.json(['Falafel', 'Halloumi']);

export { GET as HEAD };
