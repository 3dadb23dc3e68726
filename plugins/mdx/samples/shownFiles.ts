/** Files of a sample that an element's attributes select, and their code blocks or tabs. */
import fs from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { available } from '../../content/diagnostic.ts';
import type { ShownProgram } from '../elements.ts';
import { code as codeBlock, element } from '../nodes.ts';
import { isProgramLanguage } from './ownFences.ts';
import { codeOf, regionsOf, type ShownSample } from './read.ts';
import { countLines, languageOf, words } from './text.ts';

/** `api/hello/route.ts:3,5-7` entries by file. */
function highlights(text: string | undefined): Map<string, string> {
  return new Map(
    words(text ?? '').map((entry) => {
      const [, file = '', lines = ''] = /^(.+):([\d,-]+)$/.exec(entry) ?? [];
      if (!file) throw new Error(`has highlight="${entry}": write "file:3,5-7".`);
      return [file, lines];
    }),
  );
}

export type ShownFile = ReturnType<typeof shownFiles>[number];

/**
 * Files that the attributes of an element select.
 * @param props.files paths, with `#region` for a part of a file, or `none`. Default: all files.
 * @param props.marks marks of lines in the first of the files: `1:15 2:16-17`.
 * @throws for an invalid attribute, with the available names.
 */
export function shownFiles(
  sample: ShownSample,
  props: Readonly<Partial<Record<'files' | 'highlight' | 'marks', string | undefined>>>,
) {
  const wanted =
    props.files === undefined ? sample.files : words(props.files).filter((file) => file !== 'none');
  const marked = highlights(props.highlight);
  const requireFile = (file: string, verb: string) => {
    if (sample.files.includes(file)) return;
    const known = available('files', file, sample.files);
    throw new Error(`${verb} the file "${file}" of the sample "${sample.name}". ${known}`);
  };
  for (const file of marked.keys()) requireFile(file, 'highlights');
  return wanted.map((entry, at) => {
    const [file = '', region] = entry.split('#');
    requireFile(file, 'shows');
    const source = fs.readFileSync(path.join(sample.dir, file), 'utf8');
    const code = codeOf(source, region);
    if (code === undefined) {
      throw new Error(
        `shows the region "${region}" of "${file}". ${available('regions', region ?? '', regionsOf(source))}`,
      );
    }
    const lines = marked.get(file);
    const marks = props.marks && at === 0 ? ` marks="${props.marks}"` : '';
    return {
      path: file,
      isWhole: region === undefined,
      code,
      meta: `title="${file}"${lines ? ` {${lines}}` : ''}${marks}`,
    };
  });
}

export const fileBlock = ({ path: file, code, meta }: ShownFile) => codeBlock(languageOf(file), meta, code);

/** TypeScript and JavaScript among the files. @param sample undefined for one without a recording. */
export const shownPrograms = (files: readonly ShownFile[], sample: string | undefined): ShownProgram[] =>
  files
    .filter(({ path: file }) => isProgramLanguage(languageOf(file)))
    .map(({ code }) => ({ lines: countLines(code), sample }));

/** One block of code, or tabs of several. */
export function fileBlocks(files: readonly ShownFile[]): RootContent[] {
  if (files.length < 2) return files.map(fileBlock);
  const tabs = files.map((file) => element('Tab', { label: file.path }, [fileBlock(file)]));
  return [element('Tabs', { label: 'Files' }, tabs)];
}
