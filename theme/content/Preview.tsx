import { Children, type ReactNode } from 'react';
import { contentPreviewCode } from '#i18n';
import { useText } from '../lib/useText.ts';
import { pageSheet } from '../page/pageSheet.tsx';
import sheet from './Preview.css?url';

const PreviewSheet = pageSheet(sheet, { ahead: false });

export interface PreviewProps {
  /** The fence, and the component it defines. */
  children?: ReactNode;
}

/** A `tsx preview` fence: the running component, its code on demand. */
export function Preview({ children }: PreviewProps) {
  const text = useText();
  const [code, demo] = Children.toArray(children);
  return (
    <div className="Preview-preview" data-markdown-ignore="">
      <PreviewSheet />
      <div className="Preview-demo">{demo}</div>
      <details className="fold Preview-code">
        <summary>{text(contentPreviewCode)}</summary>
        {code}
      </details>
    </div>
  );
}
