/** Components that every page gets from the theme. */
export const PROVIDED_COMPONENTS = ['PackageManagerTabs', 'PageTools', 'Tab', 'Tabs', 'Verified'] as const;

/** Elements that the build puts something in place of. */
const BUILD_ELEMENTS = [
  'Exchange',
  'Filter',
  'OnionView',
  'RequestWindow',
  'RouteExplorer',
  'Sample',
  'SamplePair',
  'Solution',
  'Step',
] as const;

/** Components that pages use without importing them. */
export const PAGE_COMPONENTS: readonly string[] = [...PROVIDED_COMPONENTS, ...BUILD_ELEMENTS];
