const url = `http://localhost:${process.env.PORT ?? 4000}/api/users`;

/** Calls GET and POST of /api/users and counts the responses that are not 405. */
export async function GET() {
  const responses = await Promise.all([
    fetch(url),
    fetch(url, { method: 'POST' }),
  ]);
  return Response.json({
    exported: 2,
    working: responses.filter((res) => res.ok).length,
  });
}
