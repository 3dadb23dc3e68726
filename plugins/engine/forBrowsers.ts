import type { EnvironmentContext } from '@rsbuild/core';

/** True in the build of what browsers load; the engine has others, which render the pages. */
export const isForBrowsers = ({ config }: Pick<EnvironmentContext, 'config'>): boolean =>
  config.output.target === 'web';

/** The build of what browsers load, of all builds by their names. @throws where there is none. */
export function browserEnvironment(
  environments: Readonly<Record<string, EnvironmentContext>>,
): EnvironmentContext {
  const found = Object.values(environments).find(isForBrowsers);
  if (!found) throw new Error(`None of the builds is for browsers: ${Object.keys(environments).join(', ')}.`);
  return found;
}
