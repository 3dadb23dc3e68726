export const GET = () =>
  new Response('never called: the file is not named route.ts');
