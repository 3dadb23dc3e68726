/** Substitute for the module `zod` of the framework: the real one where a program needs it, loaded ahead of this. */
import type * as Zod from 'zod';

declare global {
  /** Set by the script with Zod, where it was loaded. */
  var zodOfProgram: typeof Zod | undefined;
}

class Schema {}

const real = globalThis.zodOfProgram;

export const ZodArray = real?.ZodArray ?? Schema;
export const ZodBoolean = real?.ZodBoolean ?? Schema;
export const ZodNumber = real?.ZodNumber ?? Schema;
export const ZodObject = real?.ZodObject ?? Schema;
export const ZodOptional = real?.ZodOptional ?? Schema;
export const ZodString = real?.ZodString ?? Schema;
export const ZodType = real?.ZodType ?? Schema;

export const toJSONSchema = real?.toJSONSchema ?? (() => ({}));
