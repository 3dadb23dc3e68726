import { Hono } from 'hono';
import {
  getCookie,
  setCookie,
} from 'hono/cookie';

export const table = new Hono();

table.post('/', (c) => {
  setCookie(c, 'table', '7', {
    httpOnly: true,
  });
  return c.json({ table: '7' });
});

table.get('/', (c) => {
  return c.json({
    table: getCookie(c, 'table'),
  });
});
