import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { nameOfType } from '../../model/frameworkTypes.ts';
import { placeTip } from './placeTip.ts';
import { TypeEntry } from './TypeEntry.tsx';
import styles from './TypeTips.module.css';
import { useTips } from './useTips.ts';

export interface TypeTipsProps {
  first: MouseEvent;
}

/** Button that remains visible beside the tip: the menu button for one in a menu, which closes (`content/CodeBlock.tsx`). */
function staying(button: HTMLElement): HTMLElement {
  const menu = button.closest('figcaption')?.querySelector<HTMLElement>('[popovertarget]');
  return menu?.checkVisibility() ? menu : button;
}

export function TypeTips({ first }: TypeTipsProps) {
  const { tip, show } = useTips(first, `.${styles.tip}`);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => show(undefined), [show]);

  useLayoutEffect(() => {
    const { current } = box;
    if (!tip || !current) return;
    const { anchor, pinned } = tip;
    if (!current.matches(':popover-open')) {
      const source = anchor instanceof HTMLElement ? staying(anchor) : undefined;
      // On close the browser returns the focus to the element focused now.
      source?.focus({ preventScroll: true });
      current.showPopover(source ? { source } : {});
    }
    placeTip(current, anchor);
    if (!pinned) return;
    current.focus({ preventScroll: true });
    // The tooltip of the button under the mouse would cover the code beside the list (`boot/tooltips.ts`).
    document.documentElement.dataset.tooltips = 'off';
  }, [tip]);

  if (!tip) return null;
  const { anchor, types } = tip;
  const label =
    anchor instanceof HTMLElement ? anchor.getAttribute('aria-label') : types.map(nameOfType).join(', ');
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div
      ref={box}
      className={styles.tip}
      popover="auto"
      role="dialog"
      aria-label={label ?? undefined}
      tabIndex={-1}
      onBlur={onBlur}
      onToggle={(event) => {
        // The event is asynchronous: another tip may be shown by then.
        if (!event.currentTarget.matches(':popover-open')) close();
      }}
    >
      {types.map((type) => (
        <TypeEntry key={type} type={type} onFollow={close} />
      ))}
    </div>
  );
}
