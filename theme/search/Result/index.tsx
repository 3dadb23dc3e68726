import { Link } from '../../navigation/Link.tsx';
import type { SearchHit } from '../engine/engine.ts';
import type { Segment } from '../engine/excerpt.ts';
import styles from './index.module.css';

interface ResultProps {
  hit: SearchHit;
  id: string;
  /** What Enter would open. */
  active: boolean;
  /** Names of what the page stands in, the outermost first. */
  trail: readonly string[];
  onFollow: () => void;
  onPoint: () => void;
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  let at = 0;
  return segments.map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

/** One section that was found: a link, so that it opens in a new tab as links do. */
export function Result({ hit, id, active, trail, onFollow, onPoint }: ResultProps) {
  const { path, id: section, title, heading, excerpt } = hit;
  return (
    <Link
      href={section ? `${path}#${section}` : path}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.result}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        // A new tab or window: the reader may want more than one.
        if (!ctrlKey && !metaKey && !shiftKey) onFollow();
      }}
      onPointerMove={onPoint}
    >
      <span className={styles.heading}>
        <Marked segments={heading} />
      </span>
      <span className={styles.trail}>
        {trail.join(' › ')}
        {section ? ' › ' : null}
        {section ? <b>{title}</b> : null}
      </span>
      <span className={styles.excerpt}>
        <Marked segments={excerpt} />
      </span>
    </Link>
  );
}
