const source = `http://localhost:${process.env.PORT ?? 4000}/docs`;

/** The page at /docs, but with the completed document. */
export default async function reference() {
  const html = await (await fetch(source)).text();
  return new Response(html.replace('/openapi.json', '/reference.json'), {
    headers: { 'content-type': 'text/html;charset=utf-8' },
  });
}
