import type { Middleware } from 'burger-api';

/** Writes one line of JSON for each response. */
export const logger: Middleware = (req) => {
  const start = performance.now();
  return async (res: Response) => {
    const entry = {
      time: new Date().toISOString(),
      method: req.method,
      path: req.url.replace(/^https?:\/\/[^/]*|\?.*$/g, ''),
      status: res.status,
      durationMs: Math.round(performance.now() - start),
    };
    console.log(JSON.stringify(entry));
    return res;
  };
};
