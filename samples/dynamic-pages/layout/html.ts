/** Markup that is safe to send: every interpolated value has been escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(render)));
}

function render(value: unknown): string {
  if (Array.isArray(value)) return value.map(render).join('');
  return value instanceof Html ? value.markup : Bun.escapeHTML(String(value));
}

export function page(title: string, body: Html): Response {
  const document = html`<!doctype html>
<html lang="en">
  <head><title>${title} - Burger bar</title></head>
  <body>${body}</body>
</html>
`;
  return new Response(document.markup, {
    headers: { 'content-type': 'text/html;charset=utf-8' },
  });
}
