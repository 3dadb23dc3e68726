import { typescriptLanguage } from '@codemirror/lang-javascript';

/** Where the editor's own parser stumbles, which is nearer to a mistake than where the compiler gives up; undefined for nowhere. */
export function stumble(source: string): number | undefined {
  let at: number | undefined;
  typescriptLanguage.parser.parse(source).iterate({
    enter({ type, from }) {
      if (type.isError) at ??= from;
    },
  });
  return at;
}
