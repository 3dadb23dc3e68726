/** Substitute for the module `zod`, by which the framework asks whether something is a schema: files of the explorer have none. */
class Schema {}

export {
  Schema as ZodArray,
  Schema as ZodBoolean,
  Schema as ZodNumber,
  Schema as ZodObject,
  Schema as ZodOptional,
  Schema as ZodString,
  Schema as ZodType,
};

export const toJSONSchema = () => ({});
