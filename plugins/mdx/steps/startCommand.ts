import { quote } from './shellScript.ts';

/** Variables of a program's environment, by name. */
export type Environment = Readonly<Record<string, string>>;

/** A command with variables set for it alone, for a POSIX shell. */
export function posixCommand(command: string, environment: Environment): string {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${quote(value)}`);
  return [...variables, command].join(' ');
}

/** The same for PowerShell, where the variables stay set until the window is closed. */
export function powerShellCommand(command: string, environment: Environment): string {
  const variables = Object.entries(environment).map(
    ([name, value]) => `$env:${name} = '${value.replaceAll("'", "''")}'`,
  );
  return [...variables, command].join('; ');
}
