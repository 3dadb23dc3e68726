import type { UserConfig } from '@rspress/core';
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { CLASS_OF_COLOR, classTheme } from './classTheme.ts';
import { contentOf, joinTokens } from './lines.ts';
import { transformerMarks } from './marks.ts';

type Shiki = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;

/** Class of a token's `style`; undefined for the colour of plain text. */
function classOfStyle(style: string): string | undefined {
  const color = /color:\s*(#[\da-f]{6})/i.exec(style)?.[1];
  return color === undefined ? undefined : CLASS_OF_COLOR.get(color.toLowerCase());
}

/** A token in the colour of plain text needs no element of its own. */
function withoutPlainSpan(node: ElementContent): ElementContent[] {
  const plain =
    node.type === 'element' && node.tagName === 'span' && Object.keys(node.properties).length === 0;
  return plain ? node.children : [node];
}

/**
 * Turns the inline colours of tokens into classes, token by token and without memory, so that a warm build cache
 * loses nothing and no `style` attribute breaks the Content-Security-Policy (holds.md T26). Tokens of one class that
 * follow one another become one element, and lines that nothing marks have none.
 */
export function transformerClasses(): ShikiTransformer {
  return {
    name: 'site:classes',
    pre(node) {
      delete node.properties.style;
      // A Tab stop only while it overflows, which the head script knows (`theme/boot/scrollers.ts`).
      delete node.properties.tabindex;
    },
    span(node) {
      const { style } = node.properties;
      if (typeof style !== 'string') return;
      delete node.properties.style;
      const name = classOfStyle(style);
      if (name) this.addClassToHast(node, name);
    },
    line(node) {
      node.children = joinTokens(node.children.flatMap(withoutPlainSpan));
    },
    code(node) {
      node.children = contentOf(this.lines);
    },
  };
}

/** How code blocks get their colours, highlighted lines, diff and focus: by class. @param options what holds besides. */
export function shikiOptions(options: Shiki = {}): Shiki {
  return {
    ...options,
    theme: classTheme,
    // By default a line that takes long, on a busy machine, is left half coloured: builds would differ.
    tokenizeTimeLimit: 0,
    fallbackLanguage: 'text',
    transformers: [
      transformerMetaHighlight(),
      transformerNotationDiff(),
      transformerNotationHighlight(),
      transformerNotationFocus(),
      transformerMarks(),
      transformerClasses(),
    ],
  };
}
