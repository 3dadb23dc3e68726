import type { RsbuildPlugin } from '@rsbuild/core';

/** Parts of the compiler that a program never needs, and what is in their place: a check of its own options, and source maps. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  [/[\\/]sucrase[\\/]dist[\\/]esm[\\/]Options\.js$/, 'export function validateOptions() {}'],
  [
    /[\\/]sucrase[\\/]dist[\\/]esm[\\/]computeSourceMap\.js$/,
    'export default function computeSourceMap() {}',
  ],
];

/** Leaves out parts of the compiler of programs: they are a sixth of it. */
export function rsbuildPluginCompilerParts(): RsbuildPlugin {
  return {
    name: 'site:compiler-parts',
    setup(api) {
      for (const [test, code] of UNUSED) api.transform({ test }, () => code);
    },
  };
}
