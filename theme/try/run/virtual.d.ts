/** Addresses of the files that run programs, from `plugins/app/run`. */
declare module 'virtual-run' {
  export const frame: string;
  export const worker: string;
  export const builtins: string;
  export const zod: string;
}
