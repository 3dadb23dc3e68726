export const GET = () => ({ dishes: ['Falafel', 'Halloumi'] });
