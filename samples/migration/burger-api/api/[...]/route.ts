function notFound() {
  const body = { error: 'Not found' };
  return Response.json(body, { status: 404 });
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
