export async function GET() {
  await Bun.sleep(300);
  return Response.json({ report: 'done' });
}
