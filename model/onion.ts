/** Trace of the layers that ran for a request of a sample, in their order (specification.md TRY-3). */

/** A layer that a request goes through: the router, middleware with its name, validation, or the handler. */
export type OnionLayer =
  | { kind: 'router' | 'validation' | 'handler' }
  | { kind: 'global' | 'route'; name: string };

/**
 * Action of a layer: `arrives` and `leaves` are the router's, before everything and after it; `runs` is on the way in; the
 * deepest layer `returns`, `stops`, `refuses` or `throws`; a response `hook` is on the way out.
 */
export type OnionAction = 'arrives' | 'runs' | 'returns' | 'stops' | 'refuses' | 'throws' | 'hook' | 'leaves';

export interface OnionStep {
  /** Index of the layer. */
  layer: number;
  does: OnionAction;
}

/** One request, all layers of its route, and their actions. */
export interface OnionRun {
  title: string;
  method: string;
  /** Path and query. */
  target: string;
  /** Status of the response with its reason. */
  status: string;
  /** From the outermost to the innermost. */
  layers: readonly OnionLayer[];
  /** In the order in which they happened. */
  steps: readonly OnionStep[];
}

/** The layers that a request did not run, and those whose response hooks it did not run, as indexes. */
export function idleOf({ layers, steps }: OnionRun): { layers: number[]; hooks: number[] } {
  const did = (layer: number, ...actions: OnionAction[]) =>
    steps.some((step) => step.layer === layer && actions.includes(step.does));
  const all = [...layers.keys()].slice(1);
  return {
    layers: all.filter((layer) => !did(layer, 'runs')),
    hooks: all.filter(
      (layer) =>
        'name' in (layers[layer] ?? {}) && did(layer, 'runs') && !did(layer, 'hook', 'stops', 'throws'),
    ),
  };
}
