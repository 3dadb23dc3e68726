/** Words of the site's subject for its search: `docs/_search.json`. */
declare module '#search' {
  const words: import('./searchWords.ts').SearchWords;
  export default words;
}

/** What the empty search offers, and which docs an ingredient marks. */
declare module 'virtual-search-start' {
  const startingPoints: import('./searchWords.ts').SearchWords['startingPoints'];
  export default startingPoints;
  export const ingredients: readonly (readonly [
    ingredient: import('../../../model/ingredients.ts').Ingredient,
    ids: readonly string[],
  ])[];
}
