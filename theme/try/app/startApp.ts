/** Starts an app of the framework in the page, from route files whose handlers report their input. */
import { Burger } from 'burger-api';
import type { Method } from '../methods.ts';
import { ORIGIN } from './bun.ts';
import { type Machine, type Module, type RoutedRequest, runOn, type Served } from './machine.ts';

export interface RouteFile {
  /** From the folder of the app, such as `api/menu/route.ts`. */
  path: string;
  methods: readonly Method[];
}

export interface Handled {
  file: string;
  params: Readonly<Record<string, string>>;
  wildcardParams?: readonly string[] | undefined;
}

export interface Answer {
  status: number;
  pattern?: string | undefined;
  /** Missing where no handler of a file ran. */
  handled?: Handled | undefined;
}

export interface StartedApp {
  /** The lines that the framework printed. */
  printed: readonly string[];
  failure?: string | undefined;
  /** @param target path and query as they are sent. */
  ask?: ((method: Method, target: string) => Promise<Answer>) | undefined;
}

/** Where the app lies, in the framework's own messages. */
export const APP = '/app';

/** Input of handlers, by their responses. */
const handledBy = new WeakMap<Response, Handled>();

function moduleOf({ path, methods }: RouteFile): Module {
  const handler = ({ params, wildcardParams }: RoutedRequest) => {
    const response = new Response();
    handledBy.set(response, { file: path, params, wildcardParams });
    return response;
  };
  return Object.fromEntries(methods.map((method) => [method, handler]));
}

const askWith =
  ({ answer }: Served) =>
  async (method: Method, target: string): Promise<Answer> => {
    const [path = ''] = target.split('?');
    const { pattern, response } = await answer({ method, url: new URL(`${ORIGIN}${target}`).href }, path);
    return { status: response.status, pattern, handled: handledBy.get(response) };
  };

/**
 * Starts an app with the framework's own code.
 *
 * @param files in the order in which the disk lists them.
 */
export async function startApp(files: readonly RouteFile[]): Promise<StartedApp> {
  const modules = new Map(files.map((file) => [`${APP}/${file.path}`, moduleOf(file)]));
  const printed: string[] = [];
  const machine: Machine = {
    paths: [...modules.keys()],
    load: (path) => modules.get(path),
    print: (values) => printed.push(values.map(String).join(' ')),
  };
  try {
    await runOn(machine, () => new Burger({ apiDir: `${APP}/api` }).serve(4000, () => {}));
  } catch (error) {
    return { printed, failure: error instanceof Error ? error.message : String(error) };
  }
  return { printed, ask: machine.served && askWith(machine.served) };
}
