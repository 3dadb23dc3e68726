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
import type { Translate } from '../../lib/useText.ts';

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
  (text: Translate): OnionMessage =>
  (key, values) =>
    text(WORDS[key], values);

const SHORT_NAMES = {
  router: onionRouter,
  global: onionShortGlobal,
  validation: onionValidation,
  route: onionShortRoute,
  handler: onionHandler,
} as const;

/** Label of a layer in the drawing. */
export const shortNameOf = (text: Translate, layer: OnionLayer) =>
  text(SHORT_NAMES[layer.kind], { name: 'name' in layer ? layer.name : '' });
