import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';
import { codeCopy, codeName, codeTerminal, codeText, codeTypes, codeTypesIn, codeWrap } from '#i18n';
import { Button } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps extends HTMLAttributes<HTMLElement> {
  /** Language of the fence. */
  lang?: string | undefined;
  /** `title="…"` of the fence. */
  title?: string | undefined;
  wrapCode?: boolean | undefined;
  /** The children are a row of `pre` and of `details` with lines that are folded (`plugins/mdx/steps/transformer.ts`). */
  parts?: boolean | undefined;
  /** It holds names of the framework, whose types can be shown (`plugins/mdx/types`). */
  types?: boolean | undefined;
  /** Given by the engine, unused here. */
  lineNumbers?: boolean | undefined;
  fold?: boolean | undefined;
  height?: number | undefined;
  children?: ReactNode;
}

/** What readers see for a fence's language. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  json: 'JSON',
  sh: codeTerminal,
  bash: codeTerminal,
  powershell: 'PowerShell',
  http: 'HTTP',
  html: 'HTML',
  css: 'CSS',
  diff: 'Diff',
  text: codeText,
  txt: codeText,
};

/** Where a `pre` stands: by itself, in a card that wraps its lines, or as a part of a block. */
export const BlockPlace = createContext<'page' | 'card' | 'part'>('page');

/** A block of code. Copying and wrapping are served by the head script, so that they work at once. */
export function CodeBlock({
  lang = 'text',
  title,
  wrapCode,
  parts,
  types,
  lineNumbers,
  fold,
  height,
  children,
  ...pre
}: CodeBlockProps) {
  const text = useText();
  const Box = parts ? 'div' : 'pre';
  const place = useContext(BlockPlace);
  if (place === 'part') return <pre>{children}</pre>;
  const language = text(LANGUAGE_NAMES[lang] ?? lang);
  // A title such as "Console" says more than "Text".
  const labelled = title !== undefined && title !== language && LANGUAGE_NAMES[lang] !== codeText;
  return (
    <figure className={styles.block} data-code-block="" data-wrap={wrapCode ? '' : undefined}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? language}</span>
        {labelled && !types ? (
          <span className={styles.language} data-feed="skip">
            {language}
          </span>
        ) : null}
        {types ? (
          <Button shape="quiet" className={styles.action} data-types="" data-needs-app="">
            {text(codeTypes)}
            <span className="visually-hidden">{` ${text(codeTypesIn, { title: title ?? language })}`}</span>
          </Button>
        ) : null}
        {place === 'page' ? (
          <Button
            shape="quiet"
            className={styles.action}
            data-wrap-button=""
            aria-pressed={Boolean(wrapCode)}
          >
            {text(codeWrap)}
          </Button>
        ) : null}
        <Button shape="quiet" className={styles.action} data-copy="">
          {text(codeCopy)}
          <span className="visually-hidden">{` ${title ?? text(codeName, { language })}`}</span>
        </Button>
      </figcaption>
      <Box {...pre}>{parts ? <BlockPlace value="part">{children}</BlockPlace> : children}</Box>
    </figure>
  );
}
