/** Environment of the framework: the files of one app, its console and its server. */

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
  /** Exports of a file, as from `import()`, or a promise of them. */
  load: (path: string) => unknown;
  /** Called with the arguments of each call of the console. */
  print: (values: readonly unknown[]) => void;
  /** Throws for a missing folder. Default: a missing folder is empty. */
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
