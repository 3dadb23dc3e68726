// The built-in 404 has no CORS headers. This one has.
const notFound = () =>
  Response.json({ error: 'No such endpoint' }, { status: 404 });

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
