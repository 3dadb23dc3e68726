import { withBase } from '@rspress/core/runtime';
import * as site from '#site';
import { pageCopy, pageMarkdown, pageOpenIn, pageQuestion, pageViewMarkdown } from '#words';
import { twinPath } from '../../model/routes.ts';
import { Button, buttonClass } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './PageActions.module.css';

/**
 * The page as Markdown, to copy, to read or to hand to an assistant: the twin that the build writes beside it. Copying is
 * served by the head script, so that it works at once. Development has no twins.
 *
 * @param path clean address of the page, without the base.
 */
export function PageActions({ path }: { path: string }) {
  const text = useText();
  if (!import.meta.env.PROD) return null;
  const twin = withBase(twinPath(path));
  const question = encodeURI(text(pageQuestion, { address: site.siteOrigin + twin }));
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
      {site.assistants.length > 0 ? (
        <li>
          <details>
            <summary className={buttonClass('outlined')}>{text(pageOpenIn)}</summary>
            {site.assistants.map(({ text: name, href }) => (
              <Link key={name} className={buttonClass('outlined')} href={href + question}>
                {name}
              </Link>
            ))}
          </details>
        </li>
      ) : null}
    </ul>
  );
}
