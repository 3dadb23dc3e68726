import { isDeepStrictEqual } from 'node:util';
import type { OnionAction, OnionLayer, OnionRun, OnionStep } from '../../../model/onion.ts';

export type TracedRequest = Pick<OnionRun, 'title' | 'method' | 'target' | 'status'>;

/** A printed line: a layer that ran, or its response hook. */
interface Entry {
  does: 'runs' | 'hook';
  layer: OnionLayer;
}

/** Output line of a layer in a tracing sample: `  in: auth (route)`, `  out: cors (global)`, `  validation`, `  handler`. */
const LINE = /^ {2}(?:(in|out): (\S+) \((global|route)\)|(validation|handler))$/;

function parseLine(line: string): Entry {
  const [, side, name = '', middleware, own] = LINE.exec(line) ?? [];
  if (own === 'validation' || own === 'handler') return { does: 'runs', layer: { kind: own } };
  if (middleware === 'global' || middleware === 'route')
    return { does: side === 'in' ? 'runs' : 'hook', layer: { kind: middleware, name } };
  throw new Error(`prints "${line}", which is no line of a trace.`);
}

/**
 * The lines of each request: a program prints its request line first, and nothing for a request that runs nothing.
 * @throws when a line belongs to no request.
 */
function linesOf(stdout: readonly string[], requests: readonly TracedRequest[]): string[][] {
  const rest = stdout.slice(stdout.findIndex((line) => line.includes('is running at')) + 1);
  const found = requests.map(({ method, target }) => {
    if (rest[0] !== `${method} ${target}`) return [];
    const end = rest.findIndex((line, at) => at > 0 && !line.startsWith('  '));
    return rest.splice(0, end < 0 ? rest.length : end).slice(1);
  });
  if (rest.length > 0) throw new Error(`prints "${rest[0]}", which belongs to no request.`);
  return found;
}

/** Action of the innermost layer that ran. The layer does not print it: it follows from the status and the hooks. */
function turnOf({ kind }: OnionLayer, status: string, isLast: boolean): OnionAction {
  // Only an error skips the hooks of the outer layers.
  if (isLast && status.startsWith('500')) return 'throws';
  if (kind === 'handler') return 'returns';
  if (kind !== 'validation') return 'stops';
  if (status.startsWith('400')) return 'refuses';
  throw new Error(`ends with validation, and with ${status}.`);
}

/**
 * Layers that ran for each request, parsed from the output of the program.
 * @param requests all of them, in the order in which they were sent.
 * @throws when the output is no trace, or contradicts itself.
 */
export function readTrace(stdout: readonly string[], requests: readonly TracedRequest[]): OnionRun[] {
  const traces = linesOf(stdout, requests).map((lines) => lines.map(parseLine));
  const layersIn = (trace: readonly Entry[]) =>
    trace.filter(({ does }) => does === 'runs').map(({ layer }) => layer);
  const deepest = (some: readonly Entry[][]) =>
    some.map(layersIn).reduce((a, b) => (b.length > a.length ? b : a), []);
  const pathOf = (at: number) => requests[at]?.target.split('?')[0];

  return requests.map((request, at) => {
    const own = deepest(traces.filter((_, other) => pathOf(other) === pathOf(at)));
    // A path without a route is shown with the layers that its request does not reach.
    const layers: OnionLayer[] = [{ kind: 'router' }, ...(own.length > 0 ? own : deepest(traces))];
    const ways = (traces[at] ?? []).map(({ does, layer }) => ({
      layer: layers.findIndex((known) => isDeepStrictEqual(known, layer)),
      does,
    }));
    const inwards = ways.filter(({ does }) => does === 'runs');
    const outwards = ways.slice(inwards.length);
    const isOrdered =
      inwards.every((step, at) => step === ways[at] && step.layer > (inwards[at - 1]?.layer ?? 0)) &&
      outwards.every((step) => step.layer > 0);
    if (!isOrdered) throw new Error(`runs the layers for "${request.title}" in another order.`);
    const turn = inwards.at(-1);
    const layer = layers[turn?.layer ?? 0];
    const turned: OnionStep[] =
      turn && layer
        ? [{ layer: turn.layer, does: turnOf(layer, request.status, outwards.length === 0) }]
        : [];
    return {
      ...request,
      layers,
      steps: [
        { layer: 0, does: 'arrives' },
        ...inwards,
        ...turned,
        ...outwards,
        { layer: 0, does: 'leaves' },
      ],
    };
  });
}
