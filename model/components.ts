/** Components that every page gets from the theme. */
export const PROVIDED_COMPONENTS = [
  'Exchange',
  'PackageManagerTabs',
  'PageTools',
  'Tab',
  'Tabs',
  'Verified',
] as const;

/** Elements that the build puts something in place of. */
const BUILD_ELEMENTS = [
  'Exercise',
  'ExerciseProgress',
  'Filter',
  'OnionView',
  'RequestWindow',
  'RouteExplorer',
  'Sample',
  'SamplePair',
  'Step',
] as const;

/** Components that pages use without importing them. */
export const PAGE_COMPONENTS: readonly string[] = [...PROVIDED_COMPONENTS, ...BUILD_ELEMENTS];
