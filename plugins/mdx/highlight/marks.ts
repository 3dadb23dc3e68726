import type { Element } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { commandLines, kindOf, optionOf, parseLineNumbers } from './blockKinds.ts';

/** `1:15 2:16-17` of a fence's `marks="…"`: the lines of each mark. */
function readMarks(meta: string | undefined): [name: string, lines: Set<number>][] {
  return optionOf(meta, 'marks')
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const [name = '', lines = ''] = entry.split(':');
      return [name, parseLineNumbers(lines)];
    });
}

function markOf(name: string, starts: boolean): Element {
  const properties = { 'data-mark': name, ...(starts ? { 'data-start': '' } : {}) };
  return { type: 'element', tagName: 'i', properties, children: [] };
}

/**
 * Marks lines of a fence with `marks="1:15 2:16-17"`: each of them begins with one empty element for each mark, which has
 * its name, and `data-start` on the first line of a range. The text of the program is unchanged. Marks the commands of a
 * terminal with more than one, too.
 */
export function transformerMarks(): ShikiTransformer {
  return {
    name: 'site:marks',
    // Not in the hook `line`: the transformers of comments read the content of lines after it.
    code() {
      const { lang, meta } = this.options;
      const marks = readMarks(meta?.__raw);
      const commands = kindOf(lang, meta?.__raw) === 'terminal' ? commandLines(this.source) : [];
      for (const [index, line] of this.lines.entries()) {
        if (commands.length > 1 && commands.includes(index + 1)) this.addClassToHast(line, 'command');
        const own = marks.filter(([, lines]) => lines.has(index + 1));
        if (own.length === 0) continue;
        this.addClassToHast(line, 'marked');
        line.children = [...own.map(([name, lines]) => markOf(name, !lines.has(index))), ...line.children];
      }
    },
  };
}
