/** What the framework finds where it runs: the files of one app, and what it prints and serves. */

export type Module = Readonly<Record<string, unknown>>;

/** A request as Bun hands it to a route. */
export interface RoutedRequest {
  method: string;
  url: string;
  params: Readonly<Record<string, string>>;
  /** Set by the framework, below a wildcard. */
  wildcardParams?: string[];
}

export interface ServedResponse {
  pattern?: string | undefined;
  response: Response;
}

export interface Served {
  /**
   * @param request gets the parameters of its path.
   * @param path as it was sent, without the query.
   */
  answer: (request: Omit<RoutedRequest, 'params'>, path: string) => Promise<ServedResponse>;
}

export interface Machine {
  /** The paths of its files, in the order in which the disk lists them. */
  paths: readonly string[];
  /** What `import()` of one of them gives, or a promise of it. */
  load: (path: string) => unknown;
  /** Gets what it prints, a call of the console at a time. */
  print: (values: readonly unknown[]) => void;
  /** Throws at a folder that is not there. Default: it is empty. */
  onNoFolder?: (folder: string) => never;
  served?: Served;
}

let current: Machine | undefined;

/** @throws outside of `runOn`. */
export function machine(): Machine {
  if (!current) throw new Error('The framework runs on a machine alone.');
  return current;
}

let last: Promise<unknown> = Promise.resolve();

/** Runs a program on a machine. The framework's imports know one machine at a time: programs run one after the other. */
export function runOn(own: Machine, program: () => Promise<void>): Promise<void> {
  const run = async () => {
    current = own;
    try {
      await program();
    } finally {
      current = undefined;
    }
  };
  const running = last.then(run);
  last = running.catch(() => {});
  return running;
}
