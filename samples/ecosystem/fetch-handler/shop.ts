/** An app of its own that speaks `Request` and `Response`. */
export const shop = {
  fetch(request: Request): Response {
    const { pathname } = new URL(request.url);
    return Response.json({ app: 'shop', method: request.method, pathname });
  },
};
