const host = `http://localhost:${process.env.PORT ?? 4000}`;

/** Calls both routes and counts those that find their own parameter. */
export async function GET() {
  const responses = await Promise.all([
    fetch(`${host}/api/orders/7`),
    fetch(`${host}/api/orders/7/bill`),
  ]);
  const texts = await Promise.all(responses.map((res) => res.text()));
  return Response.json({
    routes: 2,
    found: texts.filter((text) => text.includes('true')).length,
  });
}
