/** Drawings of tutorials. The theme imports the type alone. */
import { z } from 'zod';

const text = z.string().min(1);

/** Content of a tutorial's drawing: data of the program that the tutorial ends with. */
export const tutorialShapeSchema = z.discriminatedUnion('shows', [
  /** The last request of the tutorial and its recorded response. */
  z.strictObject({ shows: z.literal('exchange'), method: text, target: text, status: text, body: text }),
  /** Each path of the API with its methods. */
  z.strictObject({
    shows: z.literal('routes'),
    routes: z.array(z.strictObject({ path: text, methods: z.array(text) })),
  }),
  /** Tables of the database; a column may refer to another table. */
  z.strictObject({
    shows: z.literal('tables'),
    tables: z.array(
      z.strictObject({
        name: text,
        columns: z.array(z.strictObject({ name: text, refersTo: text.optional() })),
      }),
    ),
  }),
  /** The files that a request passes: global middleware, schema, route middleware, handler. */
  z.strictObject({ shows: z.literal('layers'), layers: z.array(text) }),
]);

export type TutorialShape = z.output<typeof tutorialShapeSchema>;
