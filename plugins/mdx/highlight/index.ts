import type { UserConfig } from '@rspress/core';
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { transformerChange } from '../steps/transformer.ts';
import { transformerTypes } from '../types/index.ts';
import { CLASS_OF_COLOR, classTheme } from './classTheme.ts';
import { transformerParts } from './folds.ts';
import { joinLines, joinTokens, trimMarkedLines } from './lines.ts';
import { transformerMarks } from './marks.ts';

type Shiki = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;

/** Plain tokens need no element. */
function withoutPlainSpan(node: ElementContent): ElementContent[] {
  const plain =
    node.type === 'element' && node.tagName === 'span' && Object.keys(node.properties).length === 0;
  return plain ? node.children : [node];
}

/**
 * Replaces inline colours by classes: the Content-Security-Policy forbids `style` (holds.md T26). Stateless, because warm
 * builds reuse blocks. Adjacent tokens of a class are merged, and lines without a mark have no element.
 */
export function transformerClasses(): ShikiTransformer {
  return {
    name: 'site:classes',
    pre(node) {
      delete node.properties.style;
      // The head script makes overflowing blocks tab stops (`theme/boot/scrollers.ts`).
      delete node.properties.tabindex;
    },
    span(node) {
      const [, color = ''] = /color:\s*(#[\da-f]{6})/i.exec(String(node.properties.style)) ?? [];
      delete node.properties.style;
      const name = CLASS_OF_COLOR.get(color.toLowerCase());
      if (name) this.addClassToHast(node, name);
    },
    line(node) {
      node.children = joinTokens(node.children.flatMap(withoutPlainSpan));
    },
    code(node) {
      if (this.source.includes('[!code')) trimMarkedLines(this.lines);
      node.children = joinLines(this.lines);
    },
  };
}

/** Shiki with classes in place of colours, and with our kinds of blocks. @param typesFile `samples/types.json`. */
export function shikiOptions(options: Shiki | undefined, typesFile: string): Shiki {
  return {
    ...options,
    theme: classTheme,
    // A time limit leaves lines uncoloured on a busy machine: builds would differ.
    tokenizeTimeLimit: 0,
    fallbackLanguage: 'text',
    transformers: [
      transformerMetaHighlight(),
      transformerNotationDiff(),
      transformerNotationHighlight(),
      transformerNotationFocus(),
      // Before the classes, which replace the colours that these find or add.
      ...(options?.transformers ?? []),
      transformerMarks(),
      transformerClasses(),
      transformerChange(),
      transformerTypes(typesFile),
      transformerParts(),
    ],
  };
}
