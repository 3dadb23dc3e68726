import { Burger } from 'burger-api';

const fetch = () => new Response('Hello');

new Burger({ fetch });
new Burger({ error: fetch });
new Burger({ development: true });
new Burger({ unix: './app.sock' });
new Burger({ reusePort: true });
new Burger({ ipv6Only: true });
new Burger({ id: 'kitchen' });
