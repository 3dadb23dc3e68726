import { useLocation } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect } from 'react';
import { WRAP_KEY } from '../../model/names.ts';
import { closest } from '../boot/closest.ts';
import { local, onStorage } from '../boot/storage.ts';

const BUTTON = '[data-wrap-button]';

const wraps = () => document.documentElement.hasAttribute('data-wrap');

function hasLongLines(box: Element): boolean {
  return [...box.querySelectorAll('code')].some((code) => {
    const rows = Math.round(code.clientHeight / Number.parseFloat(getComputedStyle(code).lineHeight));
    return rows > code.textContent.replace(/\n$/, '').split('\n').length;
  });
}

/** Updates the wrap buttons of the page. Wrapped lines do not overflow, so blocks with long lines are measured here. */
function showButtons(observer: ResizeObserver): void {
  observer.disconnect();
  for (const button of document.querySelectorAll(BUTTON)) {
    button.setAttribute('aria-pressed', String(wraps()));
    const block = button.closest('[data-code-block]');
    block?.removeAttribute('data-long');
    if (wraps() && block?.lastElementChild) observer.observe(block.lastElementChild);
  }
}

/**
 * Serves the buttons that wrap long lines, in all blocks of the site at once, and stores the choice.
 * `boot/codeBlocks.ts` applies it before the first paint.
 */
export function useWrap(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    const wrap = (on: boolean) => {
      document.documentElement.toggleAttribute('data-wrap', on);
      document.dispatchEvent(new Event('wrap'));
    };
    const onClick = (event: Event) => {
      const button = closest(event, BUTTON);
      if (!button) return;
      const header = button.closest('figcaption');
      const top = () => header?.getBoundingClientRect().top ?? 0;
      const before = top();
      local.write(WRAP_KEY, wraps() ? null : '1');
      wrap(!wraps());
      // The block being read does not move.
      scrollBy({ top: top() - before, behavior: 'instant' });
    };
    document.addEventListener('click', onClick);
    onStorage([WRAP_KEY], () => wrap(local.read(WRAP_KEY) !== null));
    return () => document.removeEventListener('click', onClick);
  }, []);

  useLayoutEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries)
        target.closest('[data-code-block]')?.toggleAttribute('data-long', hasLongLines(target));
    });
    const show = () => showButtons(observer);
    if (pathname) show();
    document.addEventListener('wrap', show);
    return () => {
      observer.disconnect();
      document.removeEventListener('wrap', show);
    };
  }, [pathname]);
}
