import { Burger } from 'burger-api';

export const app = new Burger();
