/** The examples of the playground: every program of the docs that runs in the page. */

export interface Example {
  /** Name of its sample, also in links. */
  name: string;
  /** Subject of the example. */
  title: string;
  /** Address of its sources. */
  program: string;
}

/** Examples of one page. */
export interface ExampleGroup {
  title: string;
  /** Address of the page. */
  href: string;
  examples: readonly Example[];
}
