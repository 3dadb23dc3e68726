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

/**
 * Writes `llms-full.txt`, in place of the engine's.
 *
 * @param textOf is given the text of a twin by its name: `docs/index.md`.
 */
export function rsbuildPluginFullText(textOf: (twin: (name: string) => string) => string): RsbuildPlugin {
  return {
    name: 'engine:llms-full-text',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: [MARKDOWN_ENVIRONMENT] },
        ({ assets, compilation, sources }) => {
          // Mistakes of pages come first: the engine writes nothing then.
          if (compilation.errors.length > 0) return;
          twinIn(assets, FULL_TEXT);
          const text = textOf((name) => twinIn(assets, name));
          compilation.updateAsset(FULL_TEXT, new sources.RawSource(text));
        },
      );
    },
  };
}
