const entries: string[] = [];

export default async function guestbook(req: Request) {
  if (req.method === 'POST') {
    const form = await req.formData().catch(() => undefined);
    if (!form) return new Response('Send a form\n', { status: 415 });
    entries.push(String(form.get('name') ?? ''));
    return new Response(null, {
      status: 303,
      headers: { location: '/guestbook' },
    });
  }
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    return new Response('Method Not Allowed\n', {
      status: 405,
      headers: { allow: 'GET, HEAD, POST' },
    });
  }
  const items = entries
    .map((name) => `<li>${Bun.escapeHTML(name)}</li>`)
    .join('');
  return new Response(`<!doctype html>\n<ul>${items}</ul>\n`, {
    headers: { 'content-type': 'text/html;charset=utf-8' },
  });
}
