type Document = {
  info: { title: string };
  paths: Record<string, Record<string, { summary: string }>>;
};

const source = `http://localhost:${process.env.PORT ?? 4000}/openapi.json`;

export default async function reference() {
  const document = (await (await fetch(source)).json()) as Document;
  const rows = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary }]) =>
      row(method.toUpperCase(), path, summary),
    ),
  );
  const title = Bun.escapeHTML(document.info.title);
  const html = `<!doctype html>\n<title>${title}</title>\n<table>\n${rows.join('\n')}\n</table>\n`;
  return new Response(html, {
    headers: { 'content-type': 'text/html;charset=utf-8' },
  });
}

function row(...cells: string[]): string {
  return `<tr>${cells.map((cell) => `<td>${Bun.escapeHTML(cell)}</td>`).join('')}</tr>`;
}
