/** Words of the site's subject for its search: `docs/_search.json`. */
declare module '#search' {
  const words: import('./words.ts').SearchWords;
  export default words;
}

/** What the empty search offers. */
declare module 'virtual-search-start' {
  const startingPoints: import('./words.ts').SearchWords['startingPoints'];
  export default startingPoints;
}
