export function GET(): Response {
  throw undefined;
}
