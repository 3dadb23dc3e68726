export function loadOrders(): string[] {
  throw new Error('password rejected for db.internal');
}
