/** The engine's table of pages. */
declare module 'virtual-routes' {
  export const routes: readonly {
    /** Clean address without the base. */
    path: string;
    /** Loads the script of the page. */
    preload: () => Promise<unknown>;
  }[];
}
