/** What an API offers, in words. */

/** A parameter, a property of a body, or a status, and what is said of it. */
export interface Part {
  /** `done`, `title`, `201`. */
  name: string;
  /** `query, string, optional`, `string, 1–100 characters`, `The new todo`; may be empty. */
  detail: string;
}

/** One operation of an OpenAPI document, in words. */
export interface Operation {
  /** Upper-case method. */
  method: string;
  path: string;
  summary: string;
  /** Place and type of every parameter. */
  parameters: Part[];
  /** Rules of every property of the JSON body. */
  body: Part[];
  /** Description of every response, by its status. */
  responses: Part[];
}
