export function GET(): Response {
  throw 'table 6 has left';
}
