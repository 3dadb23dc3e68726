declare module 'virtual-search' {
  /** Addresses of the two files of the index of each language, by its code. */
  const addresses: Readonly<Record<string, { headings: string; bodies: string }>>;
  export default addresses;
}
