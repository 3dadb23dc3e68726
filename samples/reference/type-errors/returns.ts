export function GET(req: Request): Response {
  if (req.url.endsWith('1')) return { dish: 'Falafel' };
}
