import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { messageOf } from '../diagnostic.ts';

const schema = z.strictObject({
  /** Environment variables in addition to `PORT`. */
  env: z.record(z.string(), z.string()).default({}),
  /** Additional environment variables for recordings, such as small limits. */
  recordingEnv: z.record(z.string(), z.string()).default({}),
  /** A command that ends, in place of a server; `bun` is the runtime under test. */
  command: z.array(z.string()).min(1).optional(),
  /** Lower-case names of response headers that are recorded in addition to the usual ones. */
  headers: z.array(z.string()).default([]),
  /** `fail`: type errors are recorded. */
  types: z.enum(['pass', 'fail']).default('pass'),
  /** Equivalent of a program in this framework: same requests, same responses. */
  pair: z
    .strictObject({
      with: z.string(),
      /** Names of the other framework and this one. */
      labels: z.tuple([z.string(), z.string()]),
      package: z.string(),
      /** Reasons for different responses, by request id, in Markdown. */
      differs: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
});

export type SampleSettings = z.infer<typeof schema>;

/** Settings from the optional `sample.json`. @throws for an invalid file, with its path and the fix. */
export function readSettings(dir: string): SampleSettings {
  const file = path.join(dir, 'sample.json');
  if (!fs.existsSync(file)) return schema.parse({});
  let json: unknown;
  try {
    json = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no valid JSON: ${messageOf(error)}`);
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new Error(
    `${file}: ${z.prettifyError(result.error)}\nKnown settings: ${Object.keys(schema.shape).join(', ')}.`,
  );
}
