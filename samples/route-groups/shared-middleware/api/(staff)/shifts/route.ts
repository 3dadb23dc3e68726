export const GET = () => Response.json(['Ada 9 to 17']);
