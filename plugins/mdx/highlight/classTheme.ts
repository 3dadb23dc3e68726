import type { ThemeRegistration } from 'shiki';

/**
 * TextMate scopes by class; later entries win. The style sheet of code has the colours. Punctuation has
 * none: it would be half of all elements in code.
 */
const SCOPES: Readonly<Record<string, string>> = {
  tk: 'keyword storage variable.language keyword.operator.new keyword.operator.expression entity.name.tag markup.heading',
  ts: 'string markup.inserted markup.inline.raw punctuation.definition.string string.unquoted',
  tf: 'entity.name.function support.function entity.other.attribute-name entity.name.command support.type.property-name punctuation.support.type.property-name',
  tn: 'constant support.constant variable.other.constant.property constant.other.option variable.other.normal.shell',
  tt: 'entity.name.type support.type support.class entity.other.inherited-class support.type.primitive',
  tc: 'comment punctuation.definition.comment markup.quote',
  td: 'markup.deleted',
};

/** Themes only contain colours, so each kind has a colour that the transformer turns into its class. */
const placeholder = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0')}`;

export const CLASS_OF_COLOR: ReadonlyMap<string, string> = new Map(
  Object.keys(SCOPES).map((className, index) => [placeholder(index), className]),
);

export const classTheme: ThemeRegistration = {
  name: 'site-classes',
  fg: '#ffffff',
  bg: '#000000',
  settings: [
    ...Object.values(SCOPES).map((scopes, index) => ({
      scope: scopes.split(' '),
      settings: { foreground: placeholder(index) },
    })),
    // Template expressions are code again.
    { scope: ['meta.template.expression', 'meta.embedded'], settings: { foreground: '#ffffff' } },
  ],
};
