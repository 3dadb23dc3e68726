import { Hono } from 'hono';
import { failed, notFound } from './errors.ts';
import { stamp } from './middleware.ts';
import { files } from './routes/files.ts';
import { kitchen } from './routes/kitchen.ts';
import { menu } from './routes/menu.ts';
import { orders } from './routes/orders.ts';
import { report } from './routes/report.ts';
import { search } from './routes/search.ts';
import { table } from './routes/table.ts';

const app = new Hono();

app.use(stamp);

app.route('/api/files', files);
app.route('/api/kitchen', kitchen);
app.route('/api/menu', menu);
app.route('/api/orders', orders);
app.route('/api/report', report);
app.route('/api/search', search);
app.route('/api/table', table);

app.notFound(notFound);
app.onError(failed);

export default {
  port: Number(process.env.PORT ?? 4000),
  fetch: app.fetch,
};
