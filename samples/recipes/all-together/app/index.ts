import { Burger, setDir } from 'burger-api';
import { requireToken } from './auth';
import { badInput } from './bad-input';
import { bodyLimit } from './body-limit';
import { cors } from './cors';
import { log, logRequests } from './log';
import { clientOf, proxyOnly } from './proxy';
import { rateLimit } from './rate-limit';
import { securityHeaders } from './security-headers';
import './shop'; // migrates the database before the routes are loaded

const port = Number(process.env.PORT ?? 4000);
const perMinute = Number(process.env.RATE_LIMIT ?? 100);

const app = new Burger({
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [
    logRequests,
    securityHeaders,
    cors(['https://app.example']),
    proxyOnly,
    rateLimit(perMinute, 60, clientOf),
    requireToken,
    bodyLimit(100_000),
    badInput,
  ],
});

await app.serve(port, () => log('info', 'listening', { port }));
