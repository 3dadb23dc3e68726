export const POST = () => Response.json({ created: true }, { status: 201 });
