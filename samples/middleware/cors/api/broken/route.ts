export function GET(): Response {
  throw new Error('No gas');
}
