export const GET = async () => ({ dishes: ['Falafel', 'Halloumi'] });
