/** What the drawing of a tutorial shows: data of the program that the tutorial ends with. */

/** A column of a table, and the table that it refers to. */
export interface DrawnColumn {
  name: string;
  refersTo?: string | undefined;
}

export type TutorialShape =
  /** The last request of the tutorial and its recorded response. */
  | { shows: 'exchange'; method: string; target: string; status: string; body: string }
  /** Each path of the API with its methods. */
  | { shows: 'routes'; routes: readonly { path: string; methods: readonly string[] }[] }
  /** Tables of the database. */
  | { shows: 'tables'; tables: readonly { name: string; columns: readonly DrawnColumn[] }[] }
  /** The files that a request passes: global middleware, schema, route middleware, handler. */
  | { shows: 'layers'; layers: readonly string[] };
