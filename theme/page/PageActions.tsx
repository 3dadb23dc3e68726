import { withBase } from '@rspress/core/runtime';
import { useRef } from 'react';
import * as site from '#site';
import { pageCopy, pageMarkdown, pageOpenIn, pageQuestion, pageViewMarkdown } from '#words';
import { markdownPath } from '../../model/routes.ts';
import { Button, buttonClass } from '../controls/Button.tsx';
import { useText } from '../lib/useText.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './PageActions.module.css';
import { useDismiss } from './useDismiss.ts';

/**
 * The page as Markdown, to copy, to read or to hand to an assistant: the build writes the Markdown beside the page. One button
 * with a menu beside it. The head script serves copying, so that it works before hydration; the menu opens without scripts.
 * Development has no Markdown files.
 *
 * @param path clean address of the page, without the base.
 */
export function PageActions({ path }: { path: string }) {
  const text = useText();
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu, undefined);
  if (!import.meta.env.PROD) return null;
  const markdown = withBase(markdownPath(path));
  const question = encodeURI(text(pageQuestion, { address: site.address + markdownPath(path) }));
  return (
    <div className={styles.actions} role="group" aria-label={text(pageMarkdown)} data-feed="skip">
      <Button shape="outlined" className="needs-scripts" data-copy-page={markdown}>
        {text(pageCopy)}
      </Button>
      <details ref={menu} className={styles.menu} data-menu="">
        <summary className={buttonClass('outlined', 'chevron')}>{text(pageOpenIn)}</summary>
        <ul className={styles.list}>
          <li>
            <a href={markdown} type="text/markdown">
              {text(pageViewMarkdown)}
            </a>
          </li>
          {site.assistants.map(({ text: name, href }) => (
            <li key={name}>
              <Link href={href + question}>{name}</Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
