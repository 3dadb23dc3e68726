import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { VFile } from 'vfile';
import { listedItems, MAIN_SIDEBAR, type Sidebars, TUTORIALS_SIDEBAR } from '../../theme/lib/docs.ts';
import { writeIfChanged } from '../blog/files.ts';
import { ProblemsError } from '../problems/problems.ts';
import { type Checker, createChecker, type DocChoices } from './checker.ts';
import { filterLlmsFullTxt, filterLlmsTxt } from './llms.ts';
import type { CheckOptions } from './site.ts';

export interface DocsOptions extends CheckOptions {
  /** Absolute path of a folder for generated files. Keep it out of the repository and of `docsDir`. */
  generatedDir: string;
}

/** Name of the module with the sidebars of all versions, as readers see them. */
const MODULE = 'virtual-docs';

/** What the module exports: the sidebars by the name of their version. */
export type DocsData = Readonly<Record<string, Sidebars>>;

/** What the page's own chunk carries besides the engine's data. */
export interface DocPageMeta {
  /** Absent when the page leaves everything to its place in the sidebar. */
  docs?: DocChoices;
}

/** Serves the sidebars as a module, and takes the engine's own out of what every page loads. */
function rsbuildPluginData(
  checker: Checker,
  isProduction: () => boolean,
  options: DocsOptions,
): RsbuildPlugin {
  const { docsDir, generatedDir } = options;
  const file = path.join(generatedDir, 'data.js');
  return {
    name: 'docs:data',
    setup(api) {
      writeIfChanged(file, '// Its content is made while bundling.\n');
      api.modifyBundlerChain((chain) => {
        chain.resolve.alias.set(MODULE, file);
      });
      api.transform({ test: file }, ({ addContextDependency }) => {
        addContextDependency(docsDir);
        const data: DocsData = Object.fromEntries(
          checker.versions(isProduction()).map(({ name, sidebars }) => [
            name,
            {
              [MAIN_SIDEBAR]: listedItems(sidebars[MAIN_SIDEBAR]),
              [TUTORIALS_SIDEBAR]: listedItems(sidebars[TUTORIALS_SIDEBAR]),
            },
          ]),
        );
        return `export default ${JSON.stringify(data)};`;
      });
      api.transform({ test: /[\\/]virtual-site-data\.js$/, order: 'post' }, ({ code }) => {
        // What the engine wrote: indented JSON, to which development adds code of its own.
        return code.replace(/(?<=export default )\{$[\s\S]*?^\}/m, (json) => {
          const data = JSON.parse(json) as { themeConfig: { sidebar?: unknown } };
          data.themeConfig.sidebar = {};
          return JSON.stringify(data);
        });
      });
    },
  };
}

/** Takes hidden pages out of the engine's files for language models. */
function rsbuildPluginLlms(checker: Checker): RsbuildPlugin {
  return {
    name: 'docs:llms',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(({ environments }) => {
        const outDir = environments.web?.distPath ?? api.context.distPath;
        const filters = { 'llms.txt': filterLlmsTxt, 'llms-full.txt': filterLlmsFullTxt };
        for (const [name, filter] of Object.entries(filters)) {
          const file = path.join(outDir, name);
          if (!fs.existsSync(file)) continue;
          const text = fs.readFileSync(file, 'utf8');
          writeIfChanged(
            file,
            filter(text, (route) => checker.isHidden(route, true)),
          );
        }
      });
    },
  };
}

/** Adds what a doc says about sidebar and neighbours to what the engine keeps for the page. */
function remarkDocs(this: { data(): unknown }, choicesOf: (file: string) => DocChoices) {
  const data = this.data() as { pageMeta?: DocPageMeta };
  return (_tree: unknown, file: VFile) => {
    const choices = choicesOf(path.resolve(file.path));
    if (data.pageMeta && Object.keys(choices).length > 0) data.pageMeta.docs = choices;
  };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Development: the list of problems is shown over the page, as the errors of the bundler are, until all are corrected. It is
 * none of them: while the bundler has errors, pages that were not visited before stay empty, and the rest of the site is
 * to go on.
 */
function rsbuildPluginOverlay(checker: Checker, options: CheckOptions): RsbuildPlugin {
  const { docsDir, publicDirs, sources } = options;
  const isFolder = (source: string) => fs.statSync(source).isDirectory();
  return {
    name: 'docs:overlay',
    setup(api) {
      api.modifyBundlerChain((chain, { environment, isDev }) => {
        if (!isDev || environment.name !== 'web') return;
        chain.plugin('docs-watch').use(
          class {
            apply(compiler: Rspack.Compiler) {
              compiler.hooks.afterCompile.tap('docs-watch', ({ contextDependencies, fileDependencies }) => {
                for (const dir of [docsDir, ...publicDirs, ...sources.filter(isFolder)])
                  contextDependencies.add(dir);
                for (const file of sources.filter((source) => !isFolder(source))) fileDependencies.add(file);
              });
            }
          },
        );
      });
      api.onBeforeStartDevServer(({ server }) => {
        const { hot } = server.environments.web ?? {};
        let shown = '';
        const show = () => {
          const problems = checker.check(false);
          const text = problems.length > 0 ? new ProblemsError('The site', problems).message : '';
          if (text !== shown && text !== '') api.logger.error(text);
          // What the overlay takes: nothing closes it.
          if (text !== '' || shown !== '')
            hot?.send('errors', { text: text === '' ? [] : [text], html: escapeHtml(text) });
          shown = text;
        };
        hot?.onConnect(show);
        api.onAfterDevCompile(show);
      });
    },
  };
}

/**
 * Checks everything that pages, menus, site data and theme refer to, before anything is built (SPEC.md DATA-3, DATA-4).
 * It stands first in the list of plugins, so that its list is the only one. The engine's own checks, which end at the
 * first page that has a problem, are turned off.
 *
 * @throws `ProblemsError` in a build, with all problems; in development the overlay shows them.
 */
export function pluginDocs(options: DocsOptions): RspressPlugin {
  const checker = createChecker(options);
  let production = true;
  return {
    name: 'site:docs',
    markdown: { remarkPlugins: [[remarkDocs, (file: string) => checker.choices(file, production)]] },
    config(config, _utils, isProd) {
      production = isProd;
      const exclude = checker
        .leftOut(isProd)
        .map((file) => path.relative(options.docsDir, file).split(path.sep).join('/'))
        .map((name) => name.replace(/[\\*?[\]{}()!+@]/g, '\\$&'));
      return {
        ...config,
        route: { ...config.route, exclude: [...(config.route?.exclude ?? []), ...exclude] },
        markdown: {
          ...config.markdown,
          link: { ...config.markdown?.link, checkDeadLinks: false, checkAnchors: false },
          image: { ...config.markdown?.image, checkDeadImages: false },
        },
      };
    },
    addPages() {
      if (!production) return [];
      const problems = checker.check(true);
      if (problems.length > 0) throw new ProblemsError('The site', problems);
      return [];
    },
    builderConfig: {
      plugins: [
        rsbuildPluginData(checker, () => production, options),
        rsbuildPluginOverlay(checker, options),
        rsbuildPluginLlms(checker),
      ],
    },
  };
}
