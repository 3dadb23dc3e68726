import type { ReactNode } from 'react';
import * as site from '#site';
import { homeFacts, homeVersion } from '#words';
import { latestVersion } from '../../model/versions.ts';
import { versionsFor } from '../lib/locale.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';

const LABEL_ID = 'facts';

export interface FactsProps {
  children?: ReactNode;
}

/** Facts that a reader needs first, in one line: state, licence, runtime, version. */
export function Facts({ children }: FactsProps) {
  const text = useText();
  const { path } = usePageInfo();
  const latest = latestVersion(versionsFor(path));
  const facts = [
    ...site.homeFacts.map((fact) => text(fact)),
    ...(latest ? [text(homeVersion, { version: latest.label })] : []),
  ];
  return (
    <>
      <p className="visually-hidden" id={LABEL_ID}>
        {text(homeFacts)}
      </p>
      <ul className="Facts-facts" aria-labelledby={LABEL_ID}>
        {facts.map((fact, at) => (
          <li key={fact}>
            {fact}
            {at === 0 && children ? <>, {children}</> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
