export const GET = (): Promise<Response> =>
  Promise.reject(new Error('table 5 has left'));
