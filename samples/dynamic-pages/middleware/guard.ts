type Page = (req: Request) => Response | Promise<Response>;

export function membersOnly(page: Page): Page {
  return (req) =>
    req.headers.get('authorization') === 'Bearer member'
      ? page(req)
      : new Response('Members only\n', { status: 401 });
}
