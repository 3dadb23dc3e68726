import { Elysia } from 'elysia';
import { problems } from './errors.ts';
import { stamp } from './middleware.ts';
import { files } from './routes/files.ts';
import { kitchen } from './routes/kitchen.ts';
import { menu } from './routes/menu.ts';
import { orders } from './routes/orders.ts';
import { report } from './routes/report.ts';
import { search } from './routes/search.ts';
import { table } from './routes/table.ts';

new Elysia({ prefix: '/api' })
  .use(problems)
  .use(stamp)
  .use(files)
  .use(kitchen)
  .use(menu)
  .use(orders)
  .use(report)
  .use(search)
  .use(table)
  .listen(Number(process.env.PORT ?? 4000));
