import type { BurgerRequest } from 'burger-api';

export default function memberPage(req: BurgerRequest) {
  const name = Bun.escapeHTML(req.params?.name ?? '');
  const html = `<!doctype html>
<title>${name}</title>
<h1>Hello, ${name}</h1>
`;
  return new Response(html, {
    headers: { 'content-type': 'text/html;charset=utf-8' },
  });
}
