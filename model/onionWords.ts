/** What ran for a request, in words: on the page and in its Markdown twin. Names from the program stand between backticks. */
import { idleOf, type OnionLayer, type OnionRun, type OnionStep } from './onion.ts';
import type { Values } from './text.ts';

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

/** Says the words of a key with values in them. */
export type SayOnion = (key: OnionKey, values?: Values) => string;

const codeOf = (layer: OnionLayer | undefined) => (layer && 'name' in layer ? `\`${layer.name}\`` : '');

const nameOf = (say: SayOnion, layer: OnionLayer) => say(NAMES[layer.kind], { name: codeOf(layer) });

/** A step as words: `Validation: refuses the input`. */
export function stepWords(
  say: SayOnion,
  { layers, steps, status }: OnionRun,
  { layer, does }: OnionStep,
): string {
  const found = layers[layer];
  if (!found || does === 'leaves') return say('onionStep', { who: say('onionResponse'), what: status });
  // The router's only step before the response leaves.
  const what = does === 'arrives' && steps.length === 2 ? 'onionFindsNone' : DEEDS[does];
  return say('onionStep', { who: nameOf(say, found), what: say(what) });
}

/** What did not run, as a sentence; empty when everything did. */
export function idleWords(say: SayOnion, run: OnionRun): string {
  const { layers, hooks } = idleOf(run);
  const list = [
    ...layers.flatMap((at) => run.layers[at] ?? []).map((layer) => nameOf(say, layer)),
    ...hooks.map((at) => say('onionHook', { name: codeOf(run.layers[at]) })),
  ];
  return list.length > 0 ? say('onionIdle', { list: list.join(', ') }) : '';
}
