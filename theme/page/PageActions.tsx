import { isProduction, withBase } from '@rspress/core/runtime';
import { pageCopy, pageMarkdown, pageViewMarkdown } from '#i18n';
import { twinPath } from '../../model/routes.ts';
import { Button, buttonClass } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import styles from './PageActions.module.css';

/**
 * The page as Markdown, to copy or to read: the twin that the build writes beside it. Copying is served by the head
 * script, so that it works at once. Development has no twins.
 *
 * @param path clean address of the page, without the base.
 */
export function PageActions({ path }: { path: string }) {
  const text = useText();
  if (!isProduction()) return null;
  const twin = withBase(twinPath(path));
  return (
    <ul className={styles.actions} aria-label={text(pageMarkdown)} data-feed="skip">
      <li className="PageActions-script">
        <Button shape="outlined" data-copy-page={twin}>
          {text(pageCopy)}
        </Button>
      </li>
      <li>
        <a className={buttonClass('outlined')} href={twin} type="text/markdown">
          {text(pageViewMarkdown)}
        </a>
      </li>
    </ul>
  );
}
