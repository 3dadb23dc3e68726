import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { failed, notFound } from './errors.ts';
import { stamp } from './middleware.ts';
import { files } from './routes/files.ts';
import { kitchen } from './routes/kitchen.ts';
import { menu } from './routes/menu.ts';
import { orders } from './routes/orders.ts';
import { report } from './routes/report.ts';
import { search } from './routes/search.ts';
import { table } from './routes/table.ts';

const app = Fastify();

app.setNotFoundHandler(notFound);
app.setErrorHandler(failed);
app.addHook('onSend', stamp);

app.register(cookie);
app.register(files, { prefix: '/api/files' });
app.register(kitchen, {
  prefix: '/api/kitchen',
});
app.register(menu, { prefix: '/api/menu' });
app.register(orders, { prefix: '/api/orders' });
app.register(report, { prefix: '/api/report' });
app.register(search, { prefix: '/api/search' });
app.register(table, { prefix: '/api/table' });

const port = Number(process.env.PORT ?? 4000);
await app.listen({ port });
