/** Shell commands that start a program, or write its files. */

/** Variables of a program's environment, by name. */
export type Environment = Readonly<Record<string, string>>;

/** Quotes a word for a POSIX shell where it needs it. */
export function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Quotes a text for PowerShell, where the quotes in it are doubled: typographic ones end it, too. */
export const quoteForPower = (text: string) => `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;

/** A command with variables set for it alone, for a POSIX shell. */
export function posixCommand(command: string, environment: Environment): string {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${quote(value)}`);
  return [...variables, command].join(' ');
}

/** The same for PowerShell, where the variables stay set until the window is closed. */
export function powerShellCommand(command: string, environment: Environment): string {
  const variables = Object.entries(environment).map(
    ([name, value]) => `$env:${name} = ${quoteForPower(value)}`,
  );
  return [...variables, command].join('; ');
}

/** A word that ends a here-document and is no line of the text. */
function endOf(text: string): string {
  const lines = new Set(text.split('\n'));
  let word = 'EOF';
  while (lines.has(word)) word = `${word}_`;
  return word;
}

/** Folders of files, without the one that all are in. */
export const foldersOf = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => path.split('/').slice(0, -1).join('/')).filter(Boolean)),
];

/**
 * Commands of a POSIX shell that write files, byte for byte, into the current folder.
 * @param files texts by path.
 * @throws for a text without a line break at its end, which a here-document adds.
 */
export function posixFiles(files: Readonly<Record<string, string>>): string[] {
  const folders = foldersOf(Object.keys(files));
  const written = Object.entries(files).map(([path, text]) => {
    if (!text.endsWith('\n'))
      throw new Error(`"${path}" must end with a line break: a here-document adds one.`);
    const end = endOf(text);
    return `cat > ${quote(path)} <<'${end}'\n${text}${end}`;
  });
  return [...(folders.length > 0 ? [`mkdir -p ${folders.map(quote).join(' ')}`] : []), ...written];
}
