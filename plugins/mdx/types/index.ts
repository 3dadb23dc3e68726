import fs from 'node:fs';
import type { ShikiTransformer } from 'shiki';
import { hashOfCode } from '../../../model/frameworkTypes.ts';
import { parseLineNumbers } from '../steps/lineDiff.ts';

/** Hashes of the programs that a file of recorded types knows; read again when it was written. */
function createKnownCode(file: string): () => ReadonlySet<string> {
  let known: { written: number; hashes: ReadonlySet<string> } | undefined;
  return () => {
    const written = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (known?.written !== written) {
      const { code } = written === 0 ? { code: {} } : JSON.parse(fs.readFileSync(file, 'utf8'));
      known = { written, hashes: new Set(Object.keys(code)) };
    }
    return known.hashes;
  };
}

/** The program that a fence shows: of a change, what stands there afterwards. */
function shownProgram(source: string, meta: string): string {
  const removed = parseLineNumbers(/\bremoved="([^"]*)"/.exec(meta)?.[1] ?? '');
  const lines = source.split('\n').filter((_, index) => !removed.has(index + 1));
  return lines.join('\n').replace(/\n$/, '');
}

/**
 * Gives blocks with names of the framework the property `types`: a button in their header shows what these are
 * (`theme/types`). Where they stand, the page finds by the text of the block, so that its HTML carries nothing of them.
 *
 * @param file absolute path of the recorded types: `samples/types.json`.
 */
export function transformerTypes(file: string): ShikiTransformer {
  const knownCode = createKnownCode(file);
  return {
    name: 'types:names',
    pre(node) {
      const { lang, meta } = this.options;
      if (lang !== 'ts' && lang !== 'tsx') return;
      if (knownCode().has(hashOfCode(shownProgram(this.source, meta?.__raw ?? ''))))
        node.properties.types = true;
    },
  };
}
