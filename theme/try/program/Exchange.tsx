import { type ReactNode, useContext } from 'react';
import { programDetails, trySend } from '#words';
import { BlockPlace } from '../../content/CodeBlock.tsx';
import { TextWithCode } from '../../content/TextWithCode.tsx';
import { Button } from '../../controls/Button.tsx';
import { Marks, type MarksProps } from '../../learn/Marks.tsx';
import { useText } from '../../lib/useText.ts';
import { ProgramContext } from './live.ts';

export interface ExchangeProps extends MarksProps {
  title: string;
  /** Id of the request in its sample; undefined for one of no sample, all of which is shown. */
  id?: string;
  showsRequest?: boolean;
  showsHeaders?: boolean;
  children?: ReactNode;
}

export function Exchange({ title, id, showsRequest, showsHeaders, children, ...marks }: ExchangeProps) {
  const text = useText();
  const program = useContext(ProgramContext);
  const live = id === undefined ? undefined : program?.live;
  const hidden =
    id === undefined
      ? undefined
      : [...(showsRequest ? [] : ['request']), ...(showsHeaders ? [] : ['headers'])].join(' ');
  const canSend = program !== undefined && id !== undefined;
  return (
    <div
      className="Exchange"
      role="group"
      aria-label={title.replaceAll('`', '')}
      data-request={id}
      data-hides={hidden}
    >
      <p className="Exchange-title">
        <TextWithCode text={title} />
      </p>
      {live && id ? <live.parts.FieldTabs store={live.store} id={id} /> : null}
      {marks.method || marks.status ? (
        <div className="Exchange-line">
          <p>
            <Marks {...marks} />
          </p>
          {live && id ? (
            <live.parts.RequestForm store={live.store} id={id} title={title} status={marks.status} />
          ) : null}
          {canSend ? (
            <Button shape="quiet" data-needs-app="" onClick={() => program.act((store) => store.run([id]))}>
              {text(trySend)}
            </Button>
          ) : null}
        </div>
      ) : null}
      {live && id ? <live.parts.Fields store={live.store} id={id} /> : null}
      <BlockPlace value="card">
        {live && id ? <live.parts.Command store={live.store} id={id} /> : null}
        {children}
        {live && id ? <live.parts.Response store={live.store} id={id} /> : null}
      </BlockPlace>
      {hidden ? (
        <details className="fold" data-markdown-ignore="" data-feed="skip">
          <summary>{text(programDetails)}</summary>
        </details>
      ) : null}
    </div>
  );
}
