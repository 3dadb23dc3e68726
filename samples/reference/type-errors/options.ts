import { Burger } from 'burger-api';

export const first = new Burger({ port: 4000 });
export const second = new Burger({ middleware: [] });
