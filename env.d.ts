/// <reference types="@rsbuild/core/types" />

declare global {
  interface ImportMeta {
    readonly env: {
      /** True for a site in more than one language. */
      readonly TRANSLATED: boolean;
      /** True for a site whose search is cut into parts. */
      readonly SEARCH_PARTS: boolean;
    };
  }
}
