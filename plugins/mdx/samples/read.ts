import fs from 'node:fs';
import path from 'node:path';
import { META_FILES, readSample } from '../../content/samples/discover.ts';
import { listBelow } from '../../content/sourceFiles.ts';

export type ShownSample = ReturnType<typeof readShownSample>;

const REGION = /^\s*\/\/\s*#(region|endregion)\b\s*([\w-]*)\s*$/;

/** Reads a sample. @throws for an invalid metadata file (`META_FILES`). */
export function readShownSample(root: string, name: string) {
  const sample = readSample(root, name);
  const files = listBelow(sample.dir).filter(
    (file) => !META_FILES.has(file) && !/^(?:node_modules|requests)\//.test(file),
  );
  return {
    ...sample,
    /** `index.ts` first, then by name. */
    files: files.includes('index.ts') ? ['index.ts', ...files.filter((file) => file !== 'index.ts')] : files,
    root,
  };
}

export const readCode = ({ dir }: ShownSample, file: string): string =>
  codeOf(fs.readFileSync(path.join(dir, file), 'utf8')) ?? '';

export function regionsOf(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const [, kind, name] = REGION.exec(line) ?? [];
    return kind === 'region' && name ? [name] : [];
  });
}

function dedent(lines: readonly string[]): string[] {
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent));
}

/** The text of a file, or of one of its regions, without the marks. @returns undefined when there is no such region. */
export function codeOf(source: string, region?: string): string | undefined {
  const lines = source.replace(/\s+$/, '').split('\n');
  const plain = (list: readonly string[]) => list.filter((line) => !REGION.test(line));
  if (region === undefined) return plain(lines).join('\n');
  const begin = lines.findIndex((line) => REGION.exec(line)?.[2] === region);
  if (begin < 0) return undefined;
  const rest = lines.slice(begin + 1);
  const end = rest.findIndex((line) => REGION.exec(line)?.[1] === 'endregion');
  return dedent(plain(end < 0 ? rest : rest.slice(0, end)))
    .join('\n')
    .trim();
}
