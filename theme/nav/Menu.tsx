import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../controls/Icon.tsx';
import styles from './Menu.module.css';

export interface MenuProps {
  label: string;
  value: string;
  children: ReactNode;
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>(':scope > ul a') ?? [])];
}

export function Menu({ label, value, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusFirst = useRef(false);

  useEffect(() => {
    if (!open) return;
    if (focusFirst.current) entriesOf(root.current)[0]?.focus();
    focusFirst.current = false;
    const onPointerdown = (event: PointerEvent) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerdown);
    return () => document.removeEventListener('pointerdown', onPointerdown);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      // The dialog around the menu stays open.
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
      return;
    }
    if (event.key === 'ArrowDown' && !open) {
      event.preventDefault();
      focusFirst.current = true;
      setOpen(true);
      return;
    }
    const list = entriesOf(root.current);
    const at = list.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[event.key];
    if (!open || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    list.at(to % list.length)?.focus();
  };

  return (
    <div
      ref={root}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Safari does not focus a pressed link, so a press on an entry has no `relatedTarget`. `pointerdown` elsewhere closes it.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        data-needs-app=""
        onClick={() => {
          // Safari does not focus a clicked button, so that keys would go elsewhere.
          button.current?.focus();
          setOpen(!open);
        }}
      >
        <span className="visually-hidden">{`${label}: `}</span>
        {value}
        <Icon name="chevron" size={12} />
      </button>
      <ul
        id={id}
        className={styles.list}
        hidden={!open}
        onClick={() => {
          // For an entry of the current page, the focus would be hidden with the list.
          button.current?.focus();
          setOpen(false);
        }}
      >
        {children}
      </ul>
    </div>
  );
}
