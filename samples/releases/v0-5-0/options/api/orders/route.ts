export const GET = () => Response.json([]);

export const POST = () => Response.json({ id: 1 }, { status: 201 });
