/**
 * Holds on to: what the option `llms` hands to its function, and the assets of the environment `node_md`: `llms-full.txt` and
 * the twin of each page. The engine's own full text has pages that are not listed, and no option leaves them out.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import { engineChanged } from './changed.ts';
import { MARKDOWN_ENVIRONMENT } from './environments.ts';
import { wrongIn } from './shape.ts';

type Options = Exclude<UserConfig['llms'], boolean | undefined>;

/** Writes `llms.txt` from the sections of the site. */
export type RenderLlms = NonNullable<Options['llmsTxt']>;

const FULL_TEXT = 'llms-full.txt';

function wrongInSections(context: unknown): string | undefined {
  const wrong = wrongIn(context, { title: 'string', description: 'string', sections: 'array' });
  if (wrong) return wrong;
  const { sections } = context as { sections: unknown[] };
  if (sections.length === 0) return 'no sections';
  for (const section of sections) {
    const found = wrongIn(section, { title: 'string', pages: 'array' });
    if (found) return `sections: ${found}`;
    for (const page of (section as { pages: unknown[] }).pages) {
      const inPage = wrongIn(page, { routePath: 'string', title: 'string' });
      if (inPage) return `pages: ${inPage}`;
    }
  }
  return undefined;
}

/**
 * The engine's option `llms`.
 *
 * @throws while the twins are built, when its function is given something else.
 */
export function llmsOption(render: RenderLlms): Options {
  return {
    llmsTxt(context) {
      const wrong = wrongInSections(context);
      if (wrong) throw engineChanged('list for language models', 'llms.ts', wrong);
      return render(context);
    },
  };
}

/**
 * Text of the twin of a page.
 *
 * @param assets of the build of the twins, by their names.
 * @throws when there is no such asset.
 */
export function twinIn(
  assets: Readonly<Record<string, { source(): string | Buffer }>>,
  name: string,
): string {
  const twin = assets[name];
  if (!twin) throw engineChanged('set of Markdown twins', 'llms.ts', `no ${name}`);
  return twin.source().toString();
}

export interface TwinsOptions {
  /** The twin of a page as it is published, from the engine's. */
  twin: (text: string) => string;
  /** What stands in `llms-full.txt`; it is given what finds the text of a twin: by its path in the build, without a slash at the start. */
  fullText: (twin: (name: string) => string) => string;
  /** What is added to a twin when it stands alone, not in the full text. */
  alone: (text: string) => string;
}

/** Changes the Markdown twins, and writes `llms-full.txt` from them, in place of the engine's. */
export function rsbuildPluginTwins({ twin, fullText, alone }: TwinsOptions): RsbuildPlugin {
  return {
    name: 'engine:twins',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: [MARKDOWN_ENVIRONMENT] },
        ({ assets, compilation, sources }) => {
          // Mistakes of pages come first: the engine writes nothing then.
          if (compilation.errors.length > 0) return;
          const write = (name: string, text: string) =>
            compilation.updateAsset(name, new sources.RawSource(text));
          twinIn(assets, FULL_TEXT);
          const twins = new Map(
            Object.keys(assets)
              .filter((name) => name.endsWith('.md'))
              .map((name) => [name, twin(twinIn(assets, name))]),
          );
          write(
            FULL_TEXT,
            fullText((name) => twins.get(name) ?? twinIn(assets, name)),
          );
          for (const [name, text] of twins) write(name, alone(text));
        },
      );
    },
  };
}
