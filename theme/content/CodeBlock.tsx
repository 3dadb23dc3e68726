import type { CodeBlockProps as EngineProps } from '@rspress/core/theme-original';
import { createContext, type HTMLAttributes, type ReactNode, useContext, useId } from 'react';
import {
  codeCopy,
  codeName,
  codeTerminal,
  codeText,
  codeTools,
  codeTypes,
  codeTypesIn,
  codeWrap,
} from '#words';
import type { BlockKind } from '../../model/blockKind.ts';
import { Button } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import styles from './CodeBlock.module.css';

/** Props that the engine passes to `pre`: language and title of the fence, and options that this block ignores. */
type FenceProps = Pick<EngineProps, 'lang' | 'title' | 'wrapCode' | 'lineNumbers' | 'fold' | 'height'>;

export interface CodeBlockProps extends FenceProps, Omit<HTMLAttributes<HTMLElement>, keyof FenceProps> {
  /** Kind of content that is not a program (`plugins/mdx/highlight/blockKinds.ts`). */
  kind?: BlockKind | undefined;
  /** The children are a row of `pre` and of `details` with lines that are folded (`plugins/mdx/highlight/folds.ts`). */
  parts?: boolean | undefined;
  /** True for a part that the application loads: the document has a placeholder (`BlockStep`). */
  late?: boolean | undefined;
  /** True for a block with names of the framework, whose types can be shown (`plugins/mdx/types`). */
  types?: boolean | undefined;
}

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

/** Place of a `pre`: alone, below a tab, in a card that wraps its lines, or as a part of a block. */
export const BlockPlace = createContext<'page' | 'tab' | 'card' | 'part'>('page');

/** Change of a step to the file in a block: its label, and the placeholder of a late part. */
export const BlockStep = createContext<{
  note?: string;
  showLate?: ((part: ReactNode) => ReactNode) | undefined;
}>({});

/**
 * A block of code. A program has a sticky header; other kinds of content (`kind`) have their name in the corner and wrap long
 * lines. Copying is served by the head script, so that it works before hydration; wrapping, by the application. On a phone the
 * tools of a program are a menu: a popover, which the browser opens, and closes by light dismiss.
 */
export function CodeBlock({
  lang = 'text',
  title,
  kind,
  parts,
  late,
  types,
  wrapCode,
  lineNumbers,
  fold,
  height,
  children,
  ...pre
}: CodeBlockProps) {
  const text = useText();
  const place = useContext(BlockPlace);
  const { note, showLate } = useContext(BlockStep);
  const id = useId();
  if (place === 'part') {
    const part = <pre {...pre}>{children}</pre>;
    return late && showLate ? showLate(part) : part;
  }
  const Box = parts ? 'div' : 'pre';
  const language = text(LANGUAGE_NAMES[lang] ?? lang);
  const inCorner = kind && place !== 'tab';
  const name = title ?? text(codeName, { language });
  const canWrap = !kind && place !== 'card';
  const copy = <Button shape="quiet" className="tip" data-copy="" aria-label={`${text(codeCopy)} ${name}`} />;
  return (
    <figure
      className={inCorner ? styles.corner : styles.block}
      data-code-block=""
      data-kind={kind}
      data-powershell={lang === 'powershell' ? '' : undefined}
    >
      <figcaption className={inCorner ? styles.bar : `code-header ${styles.bar}`}>
        <span className={styles.title}>{title ?? language}</span>
        {note ? <span>{` ${note}`}</span> : null}
        {canWrap || types ? (
          <>
            <Button
              shape="quiet"
              className={styles.more}
              popoverTarget={id}
              aria-label={text(codeTools, { title: name })}
            />
            <div id={id} className={styles.tools} popover="auto">
              {/* First, so that it never shifts the other buttons. */}
              {canWrap ? (
                <Button
                  shape="quiet"
                  className="tip"
                  data-wrap-button=""
                  data-needs-app=""
                  aria-label={text(codeWrap)}
                />
              ) : null}
              {types ? (
                <Button
                  shape="quiet"
                  className="tip"
                  data-types=""
                  data-needs-app=""
                  aria-label={`${text(codeTypes)} ${text(codeTypesIn, { title: title ?? language })}`}
                />
              ) : null}
              {copy}
            </div>
          </>
        ) : (
          copy
        )}
      </figcaption>
      <Box {...pre}>{parts ? <BlockPlace value="part">{children}</BlockPlace> : children}</Box>
    </figure>
  );
}
