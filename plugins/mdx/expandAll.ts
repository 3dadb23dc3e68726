import type { Diagnostic } from '../content/diagnostic.ts';

/** What some elements of a page were made into. */
interface Expansion {
  source: string;
  /** Absolute paths of the files and folders that the result depends on. */
  dependencies?: readonly string[];
  folders?: readonly string[];
  diagnostics: readonly Diagnostic[];
}

export type Expand = (source: string, file: string) => Expansion;

/** An expansion with its options. */
export const expandWith =
  <Options>(
    expand: (source: string, file: string, options: Options) => Expansion,
    options: Options,
  ): Expand =>
  (source, file) =>
    expand(source, file, options);

/** Expands a page's elements one kind after the other, each in what the one before made. */
export function expandAll(expanders: readonly Expand[], source: string, file: string): Required<Expansion> {
  const none: Required<Expansion> = { source, dependencies: [], folders: [], diagnostics: [] };
  return expanders.reduce((made, expand) => {
    const { source, dependencies = [], folders = [], diagnostics } = expand(made.source, file);
    return {
      source,
      dependencies: [...made.dependencies, ...dependencies],
      folders: [...made.folders, ...folders],
      diagnostics: [...made.diagnostics, ...diagnostics],
    };
  }, none);
}
