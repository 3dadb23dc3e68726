export const dishes = [
  { id: 1, name: 'Classic', price: 7 },
  { id: 2, name: 'Falafel', price: 6 },
  { id: 3, name: 'Double', price: 9 },
];
