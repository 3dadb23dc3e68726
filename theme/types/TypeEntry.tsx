import * as site from '#site';
import recorded from '#types';
import { typesReference } from '#words';
import { type FrameworkType, nameOfType } from '../../model/frameworkTypes.ts';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { Doc } from './Doc.tsx';
import { Signature } from './Signature.tsx';
import styles from './TypeEntry.module.css';

const types: Readonly<Record<string, FrameworkType>> = recorded.types;

function pageOf(name: string): string | undefined {
  const own = site.typePages[name];
  if (own) return own.href;
  const end = name.lastIndexOf('.');
  return end < 0 ? undefined : pageOf(name.slice(0, end));
}

export interface TypeEntryProps {
  type: string;
  onFollow: () => void;
}

/** Signature and comment of a name, with a link to its page. */
export function TypeEntry({ type, onFollow }: TypeEntryProps) {
  const text = useText();
  const name = nameOfType(type);
  const { signature = name, doc } = types[type] ?? {};
  const page = pageOf(name);
  return (
    <div className={styles.entry}>
      <Signature text={signature} />
      {doc ? <Doc text={doc} /> : null}
      {page ? (
        <Link href={page} onClick={onFollow}>
          {text(typesReference, { name })}
        </Link>
      ) : null}
    </div>
  );
}
