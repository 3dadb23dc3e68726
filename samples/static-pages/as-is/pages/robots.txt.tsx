export default function robots() {
  return new Response('User-agent: *\nDisallow: /admin\n', {
    headers: { 'content-type': 'text/plain' },
  });
}
