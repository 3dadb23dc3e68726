import { z } from 'zod';

const result = z
  .object({
    // No default, because a token that everybody knows protects nothing.
    API_TOKEN: z.string().min(32),
    PORT: z.coerce.number().int().optional(),
  })
  .safeParse(process.env);

if (!result.success) {
  console.error(z.prettifyError(result.error));
  process.exit(1);
}
