import type { RequestHandler } from 'express';

export const stamp: RequestHandler = (
  _req,
  res,
  next,
) => {
  res.set('x-kitchen', 'open');
  next();
};

export const staffOnly: RequestHandler = (
  req,
  res,
  next,
) => {
  const token = req.get('authorization');
  if (token === 'Bearer flip') {
    next();
    return;
  }
  res.status(401).json({ error: 'Staff only' });
};
