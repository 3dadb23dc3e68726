import type { ThemeRegistration } from 'shiki';

/**
 * Kinds of tokens that the site colours: class name, TextMate scopes. Later entries win where scopes are equally
 * specific. The colours themselves stand in the style sheet of code. Punctuation has the colour of plain text: it would
 * be more than half of all elements in code, which every page carries twice.
 */
const KINDS: readonly { className: string; scopes: readonly string[] }[] = [
  {
    className: 'tk',
    scopes: [
      'keyword',
      'storage',
      'variable.language',
      'keyword.operator.new',
      'keyword.operator.expression',
      'entity.name.tag',
      'markup.heading',
    ],
  },
  {
    className: 'ts',
    scopes: [
      'string',
      'markup.inserted',
      'markup.inline.raw',
      'punctuation.definition.string',
      'string.unquoted',
    ],
  },
  {
    className: 'tf',
    scopes: [
      'entity.name.function',
      'support.function',
      'entity.other.attribute-name',
      'entity.name.command',
      'support.type.property-name',
      'punctuation.support.type.property-name',
    ],
  },
  {
    className: 'tn',
    scopes: [
      'constant',
      'support.constant',
      'variable.other.constant.property',
      'constant.other.option',
      'variable.other.normal.shell',
    ],
  },
  {
    className: 'tt',
    scopes: [
      'entity.name.type',
      'support.type',
      'support.class',
      'entity.other.inherited-class',
      'support.type.primitive',
    ],
  },
  { className: 'tc', scopes: ['comment', 'punctuation.definition.comment', 'markup.quote'] },
  { className: 'td', scopes: ['markup.deleted'] },
];

/** Stand-in colour of a kind: a theme can only say colours, the transformer turns it back into the class. */
const standIn = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0')}`;

/** Class of each stand-in colour. */
export const CLASS_OF_COLOR: ReadonlyMap<string, string> = new Map(
  KINDS.map(({ className }, index) => [standIn(index), className]),
);

/** A theme without colours: every kind of token gets a stand-in colour. */
export const classTheme: ThemeRegistration = {
  name: 'site-classes',
  type: 'dark',
  fg: '#ffffff',
  bg: '#000000',
  settings: [
    { settings: { foreground: '#ffffff', background: '#000000' } },
    ...KINDS.map(({ scopes }, index) => ({ scope: [...scopes], settings: { foreground: standIn(index) } })),
    // Expressions inside template strings are code again.
    { scope: ['meta.template.expression', 'meta.embedded'], settings: { foreground: '#ffffff' } },
  ],
};
