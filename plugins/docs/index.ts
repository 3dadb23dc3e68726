import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { formatProblem, ProblemsError } from '../problems/problems.ts';
import { type Checker, type CheckOptions, createChecker } from './check.ts';

export type DocsOptions = CheckOptions;

/**
 * Development: every problem is a compile error, shown over the page until it is corrected. Nothing is taken out of the
 * site, so that the rest of it goes on.
 */
function rsbuildPluginChecks(checker: Checker, { docsDir, publicDirs }: CheckOptions): RsbuildPlugin {
  return {
    name: 'docs:checks',
    setup(api) {
      api.modifyBundlerChain((chain, { environment, isDev }) => {
        if (!isDev || environment.name !== 'web') return;
        chain.plugin('docs-checks').use(
          class {
            apply(compiler: Rspack.Compiler) {
              compiler.hooks.afterCompile.tap('docs-checks', (compilation) => {
                for (const dir of [docsDir, ...publicDirs]) compilation.contextDependencies.add(dir);
                for (const problem of checker.check(false)) {
                  const error = new Error(formatProblem(problem));
                  // Where this was noticed says nothing.
                  error.stack = '';
                  compilation.errors.push(error);
                }
              });
            }
          },
        );
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
    builderConfig: { plugins: [rsbuildPluginChecks(checker, options)] },
  };
}
