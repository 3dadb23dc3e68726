import fs from 'node:fs';
import type { ShikiTransformer } from 'shiki';
import { hashOfCode } from '../../../model/frameworkTypes.ts';
import { signsOf } from '../highlight/blockKinds.ts';

/** Hashes of recorded programs, read again after a change of the file. */
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

/** Source of a fence; of a change, the result. */
function shownProgram(source: string, meta: string | undefined): string {
  const signs = signsOf(meta);
  const lines = source.split('\n').filter((_, index) => signs[index] !== '-');
  return lines.join('\n').replace(/\n$/, '');
}

/**
 * Adds the property `types` to blocks with framework names (`theme/types`). The application finds the names by the text, so
 * that HTML contains none.
 * @param file `samples/types.json`.
 */
export function transformerTypes(file: string): ShikiTransformer {
  const knownCode = createKnownCode(file);
  return {
    name: 'types:names',
    pre(node) {
      const { lang, meta } = this.options;
      if (lang !== 'ts' && lang !== 'tsx') return;
      if (knownCode().has(hashOfCode(shownProgram(this.source, meta?.__raw)))) node.properties.types = true;
    },
  };
}
