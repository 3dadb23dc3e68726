import type { Operation, Part } from '../../model/operations.ts';
import styles from './Operations.module.css';

export interface OperationsProps {
  /** Operations of an OpenAPI document, in its order. */
  operations: readonly Operation[];
}

function Parts({ label, parts }: { label: string; parts: readonly Part[] }) {
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

/** What an OpenAPI document says, one block an operation. */
export function Operations({ operations }: OperationsProps) {
  return (
    <ul className={styles.operations}>
      {operations.map(({ method, path, summary, parameters, body, responses }) => (
        <li key={`${method} ${path}`}>
          <p className={styles.title}>
            <b>{method}</b> {path}
          </p>
          <p>{summary}</p>
          <dl>
            <Parts label="Parameters" parts={parameters} />
            <Parts label="Body" parts={body} />
            <Parts label="Responses" parts={responses} />
          </dl>
        </li>
      ))}
    </ul>
  );
}
