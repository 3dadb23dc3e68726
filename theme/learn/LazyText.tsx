import { useRef } from 'react';
import { errorRetry, stepTextFile, stepTextLoading, stepTextNotLoaded } from '#words';
import { CodeBlock } from '../content/CodeBlock.tsx';
import { Button } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import { useUnfoldedText } from './useUnfoldedText.ts';

export interface TextLinkProps {
  file: string;
  title: string;
}

export function TextLink({ file, title }: TextLinkProps) {
  return <a href={file}>{useText()(stepTextFile, { title })}</a>;
}

export interface LazyTextProps extends TextLinkProps {
  lang: string;
}

/** A long text that is copied rather than read: a link to its file, and the text itself once the fold around it is opened. */
export function LazyText({ file, title, lang }: LazyTextProps) {
  const words = useText();
  const place = useRef<HTMLParagraphElement>(null);
  const { text, state, load } = useUnfoldedText(file, place);
  return (
    <>
      <p ref={place} data-text={state ?? ''}>
        <TextLink file={file} title={title} />{' '}
        <span role="status">
          {state === 'loading' ? words(stepTextLoading) : null}
          {state === 'failed' ? words(stepTextNotLoaded) : null}
        </span>{' '}
        {state === 'failed' ? (
          <Button shape="outlined" onClick={load}>
            {words(errorRetry)}
          </Button>
        ) : null}
      </p>
      {text === undefined ? null : (
        <CodeBlock lang={lang} title={title} className="shiki">
          <code>{text}</code>
        </CodeBlock>
      )}
    </>
  );
}
