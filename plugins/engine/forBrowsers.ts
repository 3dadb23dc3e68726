import type { EnvironmentContext, RsbuildPluginAPI } from '@rsbuild/core';

/** True in the environment `web`; others render the pages. */
export const isForBrowsers = ({ config }: Pick<EnvironmentContext, 'config'>): boolean =>
  config.output.target === 'web';

/** @throws without such an environment. */
export function browserEnvironment(
  environments: Readonly<Record<string, EnvironmentContext>>,
): EnvironmentContext {
  const found = Object.values(environments).find(isForBrowsers);
  if (!found) throw new Error(`None of the builds is for browsers: ${Object.keys(environments).join(', ')}.`);
  return found;
}

/** Calls `check` with the files of a build for browsers. Errors of pages have priority. */
export function checkBuiltFiles(api: RsbuildPluginAPI, check: (files: readonly string[]) => void): void {
  api.onAfterEnvironmentCompile(({ environment, stats }) => {
    if (api.context.action !== 'build' || !isForBrowsers(environment) || !stats || stats.hasErrors()) return;
    check([...stats.compilation.fileDependencies]);
  });
}
