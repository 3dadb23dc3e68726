export type Order = { id: number; dish: string };

const orders: Order[] = [];

export const findOrder = (id: number) => orders.find((one) => one.id === id);

export function storeOrder(dish: string): Order {
  const order = { id: orders.length + 1, dish };
  orders.push(order);
  return order;
}

export const removeOrders = () => orders.splice(0);
