/**
 * Holds on to: the shape of what `pluginPreview()` returns. It also puts two components on every page and turns the build
 * cache off, for frames that are not used here (engine.md T10, `rspress#2552`), and has no option for either.
 */
import type { RspressPlugin } from '@rspress/core';
import { engineChanged } from './changed.ts';

/**
 * The engine's plugin of live previews without its components, and with the cache on.
 *
 * @throws when there is nothing to take out, or when it makes no elements out of fences.
 */
export function withoutFrames({ builderConfig, markdown, ...plugin }: RspressPlugin): RspressPlugin {
  const { remarkPlugins, globalComponents, ...options } = markdown ?? {};
  const found = {
    'remark plugins': remarkPlugins?.length,
    'components of pages': globalComponents?.length,
    'components of all pages': plugin.globalUIComponents?.length,
    'settings of the cache': Object.keys(builderConfig?.performance ?? {}).length,
  };
  if (Object.values(found).some((count) => count !== 1) || builderConfig?.performance?.buildCache !== false)
    throw engineChanged(
      'plugin of live previews',
      'livePreviews.ts',
      Object.entries(found)
        .map(([name, count]) => `${name}: ${count}`)
        .join(', '),
    );
  return {
    ...plugin,
    globalUIComponents: [],
    builderConfig: { ...builderConfig, performance: {} },
    markdown: { ...options, remarkPlugins: remarkPlugins ?? [], globalComponents: [] },
  };
}
