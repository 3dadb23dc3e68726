export const GET = () => Response.redirect('/api/text', 302);
