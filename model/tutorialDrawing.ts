/** Content of a tutorial's drawing: data of the program that the tutorial ends with. */

export type TutorialShape =
  /** The last request of the tutorial and its recorded response. */
  | { shows: 'exchange'; method: string; target: string; status: string; body: string }
  /** Each path of the API with its methods. */
  | { shows: 'routes'; routes: readonly { path: string; methods: readonly string[] }[] }
  /** Tables of the database; a column may refer to another table. */
  | {
      shows: 'tables';
      tables: readonly {
        name: string;
        columns: readonly { name: string; refersTo?: string | undefined }[];
      }[];
    }
  /** The files that a request passes: global middleware, schema, route middleware, handler. */
  | { shows: 'layers'; layers: readonly string[] };
