import cookieParser from 'cookie-parser';
import express from 'express';
import { failed, notFound } from './errors.ts';
import { stamp } from './middleware.ts';
import { files } from './routes/files.ts';
import { kitchen } from './routes/kitchen.ts';
import { menu } from './routes/menu.ts';
import { orders } from './routes/orders.ts';
import { report } from './routes/report.ts';
import { search } from './routes/search.ts';
import { table } from './routes/table.ts';

const app = express();

app.use(express.json());
app.use(cookieParser());
app.use(stamp);

app.use('/api/files', files);
app.use('/api/kitchen', kitchen);
app.use('/api/menu', menu);
app.use('/api/orders', orders);
app.use('/api/report', report);
app.use('/api/search', search);
app.use('/api/table', table);

app.use(notFound);
app.use(failed);

app.listen(Number(process.env.PORT ?? 4000));
