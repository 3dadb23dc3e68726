export function GET(): Response {
  throw new Error('table 4 has left');
}
