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
import type { OnionLayer } from '../../../model/onion.ts';
import type { OnionKey, OnionMessage } from '../../../model/onionWords.ts';
import type { useText } from '../../lib/useText.ts';

type Say = ReturnType<typeof useText>;

const WORDS: Readonly<Record<OnionKey, string>> = {
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
  onionStep,
  onionStops,
  onionThrows,
  onionValidation,
};

export const onionMessage =
  (say: Say): OnionMessage =>
  (key, values) =>
    say(WORDS[key], values);

const SHORT_NAMES = {
  router: onionRouter,
  global: onionShortGlobal,
  validation: onionValidation,
  route: onionShortRoute,
  handler: onionHandler,
} as const;

/** Label of a layer in the drawing. */
export const shortNameOf = (say: Say, layer: OnionLayer) =>
  say(SHORT_NAMES[layer.kind], { name: 'name' in layer ? layer.name : '' });
