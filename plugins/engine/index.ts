import type { RspressPlugin } from '@rspress/core';
import { rsbuildPluginCacheDigest } from './cacheDigest.ts';
import { rsbuildPluginTemplate } from './template.ts';

/**
 * Fails a build of another engine than the plugins are written for, where no plugin of its own would notice.
 */
export function pluginEngine(): RspressPlugin {
  return {
    name: 'site:engine',
    builderConfig: {
      plugins: [rsbuildPluginCacheDigest(), rsbuildPluginTemplate()],
    },
  };
}
