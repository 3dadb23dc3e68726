export const get = () => Response.json(['Falafel', 'Halloumi']);

export default { GET: get };
