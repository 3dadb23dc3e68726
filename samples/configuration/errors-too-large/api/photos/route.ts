export async function POST(req: Request) {
  const { size } = await req.blob();
  return Response.json({ size });
}
