import { z } from 'zod';

export const credentials = z.strictObject({
  name: z.string().min(1).max(50),
  password: z.string().min(12).max(200),
});

export type Credentials = z.infer<typeof credentials>;
