import { learnBody, learnParameters, learnResponses } from '#words';
import type { Operation, OperationDetail } from '../../model/operations.ts';
import { pageSheet } from '../head/pageSheet.tsx';
import { useText } from '../lib/useText.ts';
import sheet from './Operations.page.css?url';

const OperationsSheet = pageSheet(sheet, { below: true });

export interface OperationsProps {
  operations: readonly Operation[];
}

function Parts({ label, parts }: { label: string; parts: readonly OperationDetail[] }) {
  if (parts.length === 0) return null;
  return (
    <>
      <dt>{label}</dt>
      {parts.map(({ name, detail }) => (
        <dd key={name}>
          <code>{name}</code> {detail}
        </dd>
      ))}
    </>
  );
}

export function Operations({ operations }: OperationsProps) {
  const text = useText();
  return (
    <>
      <OperationsSheet />
      <ul className="Operations-operations">
        {operations.map(({ method, path, summary, parameters, body, responses }) => (
          <li key={`${method} ${path}`}>
            <p className="Operations-title">
              <b>{method}</b> {path}
            </p>
            <p>{summary}</p>
            <dl>
              <Parts label={text(learnParameters)} parts={parameters} />
              <Parts label={text(learnBody)} parts={body} />
              <Parts label={text(learnResponses)} parts={responses} />
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
