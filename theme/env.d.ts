/// <reference types="@rsbuild/core/types" />

declare global {
  interface ImportMeta {
    readonly env: {
      readonly TRANSLATED: boolean;
      /** True for a site whose search index is split into parts. */
      readonly SEARCH_PARTS: boolean;
    };
  }
}

declare module 'virtual-docs' {
  const data: import('../model/pageData.ts').DocsData;
  export default data;
}

declare module '#search' {
  const words: import('../plugins/app/search/searchWords.ts').SearchWords;
  export default words;
}

/** Starting points of the empty search, and the docs that an ingredient marks (`plugins/app/search`). */
declare module 'virtual-search-start' {
  const startingPoints: import('../plugins/app/search/searchWords.ts').SearchWords['startingPoints'];
  export default startingPoints;
  export const ingredients: readonly (readonly [
    ingredient: import('../model/ingredients.ts').Ingredient,
    ids: readonly string[],
  ])[];
}

/** Addresses of the two files of the search index of each locale, by its code (`plugins/app/search`). */
declare module 'virtual-search' {
  const addresses: Readonly<Record<string, { headings: string; bodies: string }>>;
  export default addresses;
}
