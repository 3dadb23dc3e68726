/** Components of the theme. */
export const PROVIDED_COMPONENTS = [
  'Exchange',
  'PackageManagerTabs',
  'PageTools',
  'Tab',
  'Tabs',
  'Verified',
] as const;

/** Elements that the build expands. */
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

/** Components without an import. */
export const PAGE_COMPONENTS: readonly string[] = [...PROVIDED_COMPONENTS, ...BUILD_ELEMENTS];
