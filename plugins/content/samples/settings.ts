import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({
  /** Environment of the program besides `PORT`. */
  env: z.record(z.string(), z.string()).default({}),
  /** More of it while responses are recorded, such as small limits: readers start the program without. */
  recordingEnv: z.record(z.string(), z.string()).default({}),
  /** A command that runs to its end instead of a server: its output and exit code are recorded. `bun` is the runtime under test. */
  command: z.array(z.string()).min(1).optional(),
  /** Response headers to record besides the usual ones, lower case. */
  headers: z.array(z.string()).default([]),
  /** `fail`: the sample is there for its type errors, which are recorded. */
  types: z.enum(['pass', 'fail']).default('pass'),
  /** The same job in another framework: gets the requests of its partner, and has to respond as it does. */
  pair: z
    .strictObject({
      /** Name of the partner, which is the program in this framework. */
      with: z.string(),
      /** The other framework and this one, as readers know them. */
      labels: z.tuple([z.string(), z.string()]),
      /** The package of the other, a dependency of the samples. */
      package: z.string(),
      /** Why the two respond differently, by request id, in Markdown: readers see it. */
      differs: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
});

/** Settings of a sample, from its optional `sample.json`. */
export type SampleSettings = z.infer<typeof schema>;

/**
 * Reads the settings of a sample.
 *
 * @throws when `sample.json` is no JSON or holds what is not known, naming the file and the cure.
 */
export function readSettings(dir: string): SampleSettings {
  const file = path.join(dir, 'sample.json');
  if (!fs.existsSync(file)) return schema.parse({});
  let json: unknown;
  try {
    json = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new Error(
    `${file}: ${z.prettifyError(result.error)}\nKnown settings: ${Object.keys(schema.shape).join(', ')}.`,
  );
}
