/** `samples/claims.json`: false statements about the framework, with proofs, which `claims.test.ts` verifies. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Run } from '../../plugins/content/samples/recording.ts';

/** A recorded run of a sample that the site shows, or a sentence of the site. */
const proof = z.union([
  z.strictObject({
    sample: z.string(),
    /** Id of one of its requests; without one the whole run proves it. */
    request: z.string().optional(),
    runtime: z.enum(['minimum', 'primary', 'latest']).default('primary'),
    /** JSON text that the recorded answer, or run, contains. */
    shows: z.string().min(1),
    /** Text that it does not contain. */
    lacks: z.string().min(1).optional(),
  }),
  z.strictObject({
    /** Address of the page. */
    page: z.string().startsWith('/'),
    /** As it is in the page's source. */
    sentence: z.string().endsWith('.'),
  }),
]);

const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^[A-Z]\d+$/),
    claim: z.string(),
    truth: z.string(),
    proofs: z.array(proof).min(1),
  }),
);

export type Claim = z.infer<typeof schema>[number];

/** @param samples absolute path of the folder of all samples. @throws for an entry of another shape. */
export const readClaims = (samples: string): Claim[] =>
  schema.parse(JSON.parse(fs.readFileSync(path.join(samples, 'claims.json'), 'utf8')));

/** The text that a proof is looked for in: a response, or without a request the whole run. */
export const searchedText = (run: Run & { types?: string[] | undefined }, request?: string): string =>
  JSON.stringify(request ? run.answers[request] : run) ?? '';
