import * as site from '#site';
import { homeFacts, homeVersion } from '#words';
import { latestVersion } from '../../model/versions.ts';
import { versionsFor } from '../lib/locale.ts';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';

const LABEL_ID = 'facts';

/** What a reader should know before anything else: state, licence, runtime, version. */
export function Facts() {
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
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
