/** What a block of code shows, where it is no program: commands to type, an HTTP message, what a run printed. */
export type BlockKind = 'terminal' | 'message' | 'output';
