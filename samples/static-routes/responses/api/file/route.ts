export const GET = () =>
  new Response(Bun.file(new URL('../../menu.csv', import.meta.url)));
