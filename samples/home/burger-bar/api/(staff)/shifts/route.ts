export const openapi = {
  get: { summary: 'Who works today' },
};

export function GET() {
  return Response.json({
    grill: 'Ada',
    counter: 'Sam',
  });
}
