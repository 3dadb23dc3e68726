import type { RootContent } from 'mdast';
import { code, element, inlineCode, paragraph, text } from '../nodes.ts';
import { startBlocks } from '../startCommand.ts';
import { languageOf } from './fence.ts';
import { START } from './program.ts';
import { readCode, type ShownSample } from './read.ts';

/** Files that a page shows once for all its programs: their code by their path. */
export type UsualFiles = ReadonlyMap<string, string>;

/** A file to take: without colours, since it is copied rather than read. */
const fileBlock = (sample: ShownSample, file: string): RootContent =>
  code(languageOf(file), `title="${file}" plain`, readCode(sample, file));

/** How a program is started: in words where all shells agree. What is there for its type errors is not started. */
function startOf({ settings: { command, env, types } }: ShownSample): RootContent[] {
  if (types === 'fail') return [];
  const line = command?.join(' ') ?? START;
  return Object.keys(env).length === 0
    ? [paragraph(text('Start it with '), inlineCode(line), text('.'))]
    : startBlocks(line, env, 'Start it');
}

/** True for files that are there for their type errors and import no other file: each of them is a program by itself. */
const isWholeAlone = (sample: ShownSample, shown: ReadonlySet<string>): boolean =>
  sample.settings.types === 'fail' &&
  shown.size > 0 &&
  [...shown].every((file) => !/ from '\.{1,2}\//.test(readCode(sample, file)));

/**
 * What a page leaves out of a program, folded, so that it can be taken whole and started: the files that the page does not
 * show whole, and the command. Closed on paper, too: what is left out is left out there as well.
 *
 * @param shown files that the page shows whole.
 * @param usual files that the page shows once for all programs: what has the same is not given them again.
 * @returns a native disclosure; nothing where nothing is left out, and the command is the same in every shell.
 */
export function restBlocks(
  sample: ShownSample,
  shown: ReadonlySet<string>,
  usual: UsualFiles = new Map(),
): RootContent[] {
  const { files, settings } = sample;
  const rest = isWholeAlone(sample, shown)
    ? []
    : files.filter((file) => !shown.has(file) && usual.get(file) !== readCode(sample, file));
  if (rest.length === 0 && (settings.types === 'fail' || Object.keys(settings.env).length === 0)) return [];
  const count = rest.length === files.length ? `${rest.length}` : `${rest.length} more`;
  const label = rest.length === 0 ? 'How to start it' : `All files (${count})`;
  const blocks = [...rest.map((file) => fileBlock(sample, file)), ...startOf(sample)];
  return [element('details', { className: 'fold' }, [element('summary', {}, [text(label)]), ...blocks])];
}
