import { typescriptLanguage } from '@codemirror/lang-javascript';

/** Offset of the first error of the editor's parser, closer to a mistake than the compiler's; undefined for no error. */
export function firstParserError(source: string): number | undefined {
  let at: number | undefined;
  typescriptLanguage.parser.parse(source).iterate({
    enter({ type, from }) {
      if (type.isError) at ??= from;
    },
  });
  return at;
}
