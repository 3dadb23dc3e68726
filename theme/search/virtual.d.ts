declare module 'virtual-search/headings.txt' {
  /** Address of the first file of the index. */
  const address: string;
  export default address;
}

declare module 'virtual-search/bodies.txt' {
  /** Address of the second file of the index. */
  const address: string;
  export default address;
}
