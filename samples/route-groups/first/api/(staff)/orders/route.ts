export const GET = () => Response.json([{ id: 1, dish: 'Falafel' }]);
