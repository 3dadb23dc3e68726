import { z } from 'zod';
import { z as zod3 } from 'zod/v3';

const types = {
  'z.date()': z.date(),
  '.transform()': z.string().transform(Number),
  'z.bigint()': z.bigint(),
  'z.map()': z.map(z.string(), z.string()),
  'z.set()': z.set(z.string()),
  'z.undefined()': z.undefined(),
  'z.void()': z.void(),
  'z.nan()': z.nan(),
  'z.symbol()': z.symbol(),
  'z.function()': z.function(),
  'z.custom()': z.custom(),
  'z.literal(undefined)': z.literal(undefined),
  'z.literal(1n)': z.literal(1n),
  'z.object() of Zod 3': zod3.object({ dish: zod3.string() }),
};

for (const [name, type] of Object.entries(types)) {
  try {
    // The framework does this at start-up with every body schema.
    z.toJSONSchema(type as z.ZodType);
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
