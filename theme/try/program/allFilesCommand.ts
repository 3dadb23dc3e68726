/** One command that writes all files of a program. */
import {
  type Environment,
  foldersOf,
  posixCommand,
  posixFiles,
  powerShellCommand,
  quoteForPower,
} from '../../../model/shell.ts';

/** Shells that one command writes all files in. */
export const SHELLS = ['bash', 'PowerShell'] as const;

export type Shell = (typeof SHELLS)[number];

/** The shell that the reader's system comes with. */
export const ownShell = (): Shell => (/\bWindows\b/.test(navigator.userAgent) ? 'PowerShell' : 'bash');

/** `posixFiles` for PowerShell. Paths have brackets, which its own commands would take for patterns. */
function powerShellFiles(files: Readonly<Record<string, string>>): string[] {
  const place = (path: string) => `(Join-Path $PWD ${quoteForPower(path)})`;
  const folders = foldersOf(Object.keys(files)).map(
    (folder) => `[void][IO.Directory]::CreateDirectory(${place(folder)})`,
  );
  const written = Object.entries(files).map(
    ([path, text]) => `[IO.File]::WriteAllText(${place(path)}, ${quoteForPower(text)})`,
  );
  return [...folders, ...written];
}

/** Comments between names, and texts between backquotes, which may have lines that look like imports. */
const IGNORED = /\/\/.*$|\/\*[\s\S]*?\*\/|`(?:\\.|[^`\\])*`/gm;

/** A module that is imported or exported from, or by a call. Other strings follow neither `from` nor the keyword itself. */
const IMPORTED =
  /(?:^(?:import|export)\b(?:[\w$\s{},*]*\bfrom)?\s*|\bimport\(\s*)['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)(?=['"/])/gm;

/** Packages that a program imports: neither its own files nor modules of the runtime. */
function packagesOf(files: Readonly<Record<string, string>>): string[] {
  const names = Object.values(files).flatMap((text) =>
    [...text.replace(IGNORED, '').matchAll(IMPORTED)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => name !== 'bun' && !BUILT_IN.has(name)).sort();
}

/** Modules of the runtime that are imported without a prefix. https://nodejs.org/api/module.html#modulebuiltinmodules */
export const BUILT_IN: ReadonlySet<string> = new Set(
  'assert async_hooks buffer child_process cluster console crypto dgram diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls tty url util v8 vm worker_threads zlib'.split(
    ' ',
  ),
);

/**
 * One command that writes a program into an empty folder, installs the imported packages and starts it.
 * @param files texts by path.
 * @param start the command, and the variables that are set for it.
 */
export function allFilesCommand(
  shell: Shell,
  files: Readonly<Record<string, string>>,
  start: { command: string; env: Environment },
): string {
  const ended = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, `${text.replace(/\n$/, '')}\n`]),
  );
  const packages = packagesOf(files);
  const install = packages.length > 0 ? [`bun add ${packages.join(' ')}`] : [];
  const commands =
    shell === 'bash'
      ? [...posixFiles(ended), ...install, posixCommand(start.command, start.env)]
      : [...powerShellFiles(ended), ...install, powerShellCommand(start.command, start.env)];
  return `${commands.join('\n')}\n`;
}
