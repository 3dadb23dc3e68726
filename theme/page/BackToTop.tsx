import { pageBackToTop } from '#words';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { useIsArticle } from '../lib/useDocs.ts';
import { useText } from '../lib/useText.ts';
import styles from './BackToTop.module.css';

/**
 * Offered on the way up on long pages: the head script serves it and decides when (`boot/scroll.ts`). Part of the navbar, because a
 * floating button covers words at some width.
 */
export function BackToTop() {
  const text = useText();
  if (!useIsArticle()) return null;
  return (
    <Button shape="icon" className={styles.button} data-back-to-top-button="">
      <Icon name="top" size={18} />
      <span className="tooltip">{text(pageBackToTop)}</span>
    </Button>
  );
}
