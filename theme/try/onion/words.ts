import {
  onionFinds,
  onionFindsNone,
  onionGlobal,
  onionHandler,
  onionHook,
  onionHookRuns,
  onionIdle,
  onionRefuses,
  onionResponse,
  onionReturns,
  onionRoute,
  onionRouter,
  onionRuns,
  onionShortGlobal,
  onionShortRoute,
  onionStep,
  onionStops,
  onionThrows,
  onionValidation,
} from '#words';
import { idleOf, type OnionLayer, type OnionRun, type OnionStep } from '../../../model/onion.ts';
import type { useText } from '../../lib/useText.ts';

type Say = ReturnType<typeof useText>;

const NAMES = {
  router: onionRouter,
  global: onionGlobal,
  validation: onionValidation,
  route: onionRoute,
  handler: onionHandler,
} as const;

const SHORT_NAMES = { ...NAMES, global: onionShortGlobal, route: onionShortRoute } as const;

const DEEDS = {
  arrives: onionFinds,
  runs: onionRuns,
  returns: onionReturns,
  stops: onionStops,
  refuses: onionRefuses,
  throws: onionThrows,
  hook: onionHookRuns,
} as const;

/** A name from the program, between backticks. */
const codeOf = (layer: OnionLayer | undefined) => (layer && 'name' in layer ? `\`${layer.name}\`` : '');

const nameOf = (say: Say, layer: OnionLayer) => say(NAMES[layer.kind], { name: codeOf(layer) });

/** What stands on a layer of the drawing. */
export const shortNameOf = (say: Say, layer: OnionLayer) =>
  say(SHORT_NAMES[layer.kind], { name: 'name' in layer ? layer.name : '' });

/** A step as words: `Validation: refuses the input`. Names from the program stand between backticks. */
export function stepWords(say: Say, { layers, steps, status }: OnionRun, { layer, does }: OnionStep): string {
  const found = layers[layer];
  if (!found || does === 'leaves') return say(onionStep, { who: say(onionResponse), what: status });
  // The router's only step before the response leaves.
  const what = does === 'arrives' && steps.length === 2 ? onionFindsNone : DEEDS[does];
  return say(onionStep, { who: nameOf(say, found), what: say(what) });
}

/** What did not run, as a sentence; empty when everything did. */
export function idleWords(say: Say, run: OnionRun): string {
  const { layers, hooks } = idleOf(run);
  const list = [
    ...layers.flatMap((at) => run.layers[at] ?? []).map((layer) => nameOf(say, layer)),
    ...hooks.map((at) => say(onionHook, { name: codeOf(run.layers[at]) })),
  ];
  return list.length > 0 ? say(onionIdle, { list: list.join(', ') }) : '';
}
