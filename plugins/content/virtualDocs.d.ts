/** What the application is told of the docs. */
declare module 'virtual-docs' {
  const data: import('../../model/pageData.ts').DocsData;
  export default data;
}
