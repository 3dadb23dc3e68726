/** Components of the theme. */
export const PROVIDED_COMPONENTS = ['PackageManagerTabs', 'PageTools', 'Tab', 'Tabs', 'Verified'] as const;

/** Elements that the build expands, or imports for the pages that use them. */
const BUILD_ELEMENTS = [
  'Exchange',
  'Exercise',
  'ExerciseProgress',
  'Filter',
  'OnionView',
  'Playground',
  'RouteExplorer',
  'Sample',
  'SamplePair',
  'Step',
] as const;

/** Components without an import. */
export const PAGE_COMPONENTS: readonly string[] = [...PROVIDED_COMPONENTS, ...BUILD_ELEMENTS];
