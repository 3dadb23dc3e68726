import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { withoutFrames } from '../engine/livePreviews.ts';

/**
 * Live previews of `tsx preview` fences, in the page itself. The engine's plugin also puts two components on every
 * page and turns the build cache off; neither is needed without frames (engine.md T10). The theme's `Preview` takes
 * the place of the first.
 */
export function pluginLivePreview(): RspressPlugin {
  return withoutFrames(pluginPreview({ defaultPreviewMode: 'internal', defaultRenderMode: 'pure' }));
}
