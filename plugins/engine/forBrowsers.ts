import type { EnvironmentContext } from '@rsbuild/core';

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
