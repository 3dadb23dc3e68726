export function GET(): Response {
  throw new Error('cannot open /var/menu.db');
}
