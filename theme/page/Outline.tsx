import { pageOutline, pageSkipToOutline } from '#words';
import { usePageInfo } from '../lib/usePageInfo.ts';
import { useText } from '../lib/useText.ts';
import styles from './Outline.module.css';
import { OutlineLinks } from './OutlineLinks.tsx';
import { OutlinePosition } from './OutlinePosition.tsx';
import { useOutline } from './outlineContext.tsx';

const OUTLINE_ID = 'outline';

export function Outline() {
  const text = useText();
  const { sections } = useOutline();
  const { path } = usePageInfo();
  if (sections.length === 0) return null;
  return (
    <div className={styles.beside}>
      <nav id={OUTLINE_ID} className={styles.column} aria-label={text(pageOutline)}>
        <p className={styles.title}>
          {text(pageOutline)}{' '}
          <span>
            <OutlinePosition isStepOnly />
          </span>
        </p>
        <OutlineLinks key={path} />
      </nav>
    </div>
  );
}

/** Skip link, since a long page has hundreds of Tab stops between its title and the outline beside it. */
export function OutlineSkipLink() {
  const text = useText();
  if (useOutline().sections.length === 0) return null;
  return (
    <a className={`skip-link ${styles.skip}`} href={`#${OUTLINE_ID}`} data-feed="skip">
      {text(pageSkipToOutline)}
    </a>
  );
}
