/** Content of a block that is no program: commands, an HTTP message, or output. */
export type BlockKind = 'terminal' | 'message' | 'output';
