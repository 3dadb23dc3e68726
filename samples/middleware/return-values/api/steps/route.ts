import type { Middleware } from 'burger-api';

const steps: string[] = [];

const passes: Middleware = () => {
  steps.push('undefined: continue');
  return undefined;
};

const seesResponse: Middleware = () => {
  steps.push('function: continue');
  return async (res) => {
    res.headers.set('x-seen-by', 'response hook');
    return res;
  };
};

const stops: Middleware = (req) => {
  if (!req.url.endsWith('?stop')) return undefined;
  return new Response('Response: stop', { status: 409 });
};

export const middleware = [passes, seesResponse, stops];

export const GET = () => Response.json([...steps.splice(0), 'handler']);
