/** Addresses of the files that run programs, from `plugins/app/run`. */
declare module 'virtual-run' {
  /** The frame's document, as a file. */
  export const frame: string;
  /** The worker's script. */
  export const worker: string;
  /** What Bun brings along, for ahead of it. */
  export const builtins: string;
  /** Zod, for ahead of it. */
  export const zod: string;
}
