import type { RspressPlugin } from '@rspress/core';
import { rsbuildPluginCacheDigest } from './cacheDigest.ts';
import { rsbuildPluginTemplate } from './template.ts';

/** Holds that belong to no other plugin: key of the build cache, HTML template. */
export function pluginEngine(): RspressPlugin {
  return {
    name: 'site:engine',
    builderConfig: { plugins: [rsbuildPluginCacheDigest(), rsbuildPluginTemplate()] },
  };
}
