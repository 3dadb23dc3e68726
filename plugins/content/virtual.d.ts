/** The sidebars of every docs version, by its name. */
declare module 'virtual-docs' {
  const data: import('./index.ts').DocsData;
  export default data;
}
