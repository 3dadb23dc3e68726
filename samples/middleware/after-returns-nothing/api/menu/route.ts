export const middleware = [
  () => async (res: Response) => {
    res.headers.set('x-kitchen', 'open');
  },
];

export const GET = () => Response.json(['Classic']);
