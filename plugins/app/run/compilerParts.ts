import type { RsbuildPlugin } from '@rsbuild/core';

/** Modules of the compiler that programs do not need, with their replacements: the check of its options, and source maps. */
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
