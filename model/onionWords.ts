/** Trace of a request in words, for the page and its Markdown. Names from the program are between backticks. */

import type { Values } from './messages.ts';
import { idleOf, type OnionLayer, type OnionRun, type OnionStep } from './onion.ts';

const NAMES = {
  router: 'onionRouter',
  global: 'onionGlobal',
  validation: 'onionValidation',
  route: 'onionRoute',
  handler: 'onionHandler',
} as const;

const DEEDS = {
  arrives: 'onionFinds',
  runs: 'onionRuns',
  returns: 'onionReturns',
  stops: 'onionStops',
  refuses: 'onionRefuses',
  throws: 'onionThrows',
  hook: 'onionHookRuns',
} as const;

/** Keys of the words that are needed, in `words.json`. */
export type OnionKey =
  | (typeof NAMES)[keyof typeof NAMES]
  | (typeof DEEDS)[keyof typeof DEEDS]
  | 'onionFindsNone'
  | 'onionHook'
  | 'onionIdle'
  | 'onionResponse'
  | 'onionStep';

/** Gives the words of a key with values in them. */
export type OnionMessage = (key: OnionKey, values?: Values) => string;

const codeOf = (layer: OnionLayer | undefined) => (layer && 'name' in layer ? `\`${layer.name}\`` : '');

const nameOf = (message: OnionMessage, layer: OnionLayer) =>
  message(NAMES[layer.kind], { name: codeOf(layer) });

/** A step as words: `Validation: refuses the input`. */
export function stepWords(
  message: OnionMessage,
  { layers, steps, status }: OnionRun,
  { layer, does }: OnionStep,
): string {
  const found = layers[layer];
  if (!found || does === 'leaves')
    return message('onionStep', { who: message('onionResponse'), what: status });
  // The router's only step before the response leaves.
  const what = does === 'arrives' && steps.length === 2 ? 'onionFindsNone' : DEEDS[does];
  return message('onionStep', { who: nameOf(message, found), what: message(what) });
}

/** Layers and hooks that did not run, as a sentence; empty when all ran. */
export function idleWords(message: OnionMessage, run: OnionRun): string {
  const { layers, hooks } = idleOf(run);
  const list = [
    ...layers.flatMap((at) => run.layers[at] ?? []).map((layer) => nameOf(message, layer)),
    ...hooks.map((at) => message('onionHook', { name: codeOf(run.layers[at]) })),
  ];
  return list.length > 0 ? message('onionIdle', { list: list.join(', ') }) : '';
}
