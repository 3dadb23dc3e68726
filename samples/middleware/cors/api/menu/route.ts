export const GET = () => Response.json(['Classic']);
