import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { codeLine, codeLines, codeLink, pageLinkCopied, pageLinkNotCopied } from '#words';
import { Button } from '../controls/Button.tsx';
import { copyText } from '../lib/copyText.ts';
import { useText } from '../lib/useText.ts';
import styles from './BlockLines.module.css';
import { type Part, readParts, selectedLines, showLine } from './codeRows.ts';
import type { Lines } from './lineAddress.ts';

export interface BlockLinesProps {
  block: HTMLElement;
  title: string;
  lines: Lines | undefined;
  /** Called when the reader links other lines; undefined for the block as a whole. */
  onLink: (lines: Lines | undefined) => void;
}

const extend = ({ from }: Lines, to: number): Lines => ({ from: Math.min(from, to), to: Math.max(from, to) });

/** Left and right move between the buttons of a header, one of which is a Tab stop (READ-4). */
function moveFocus(caption: Element, { key, target }: globalThis.KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!step) return;
  const left = (button: Element) => button.getBoundingClientRect().left;
  const buttons = [...caption.querySelectorAll('button')]
    .filter((button) => button.checkVisibility())
    .sort((a, b) => left(a) - left(b));
  const at = buttons.findIndex((button) => button.contains(target instanceof Node ? target : null));
  buttons[at + step]?.focus();
}

/** Container before the buttons of a header, so that added elements shift no button that a pointer is about to press. */
function usePlace(caption: Element | null): Element | undefined {
  const [place, setPlace] = useState<Element>();
  useLayoutEffect(() => {
    const element = document.createElement('div');
    caption?.querySelector('[popover]')?.prepend(element);
    setPlace(element);
    return () => element.remove();
  }, [caption]);
  return place;
}

/** Line numbers of a block, which select the lines for its link, and the button that copies the link. */
export function BlockLines({ block, title, lines, onLink }: BlockLinesProps) {
  const text = useText();
  const [parts] = useState<readonly Part[]>(() => readParts(block));
  const caption = block.querySelector('figcaption');
  const place = usePlace(caption);
  const last = parts.flatMap(({ rows }) => rows).findLast(({ number }) => number)?.number ?? 0;

  useEffect(() => {
    const onKeydown = (event: globalThis.KeyboardEvent) => caption && moveFocus(caption, event);
    caption?.addEventListener('keydown', onKeydown);
    return () => caption?.removeEventListener('keydown', onKeydown);
  }, [caption]);

  const choose = ({ target, shiftKey, nativeEvent }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
    const number = Number(row?.dataset.line);
    const isOne = lines?.from === lines?.to;
    // Touch has no Shift key: a tap on a second line selects the other end.
    const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' && isOne;
    if (!number) return;
    if (lines && isOne && lines.from === number) onLink(undefined);
    else onLink(lines && (shiftKey || isTap) ? extend(lines, number) : { from: number, to: number });
  };

  const copy = async ({ currentTarget }: MouseEvent) => {
    onLink(selectedLines(block, parts) ?? lines);
    const message = (await copyText(location.href)) ? pageLinkCopied : pageLinkNotCopied;
    window.boot.giveFeedback(currentTarget, text(message));
  };

  const move = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const end = (event.shiftKey ? lines?.to : lines?.from) ?? (step > 0 ? 0 : last + 1);
    const to = Math.min(Math.max(end + step, (event.shiftKey && lines?.from) || 1), last);
    const chosen = event.shiftKey && lines ? extend(lines, to) : { from: to, to };
    onLink(chosen);
    showLine(block, to);
    const message = chosen.from === chosen.to ? codeLine : codeLines;
    window.boot.giveFeedback(event.currentTarget, text(message, { ...chosen }));
  };

  const isLinked = (number: number | undefined) =>
    number && lines && number >= lines.from && number <= lines.to ? '' : undefined;
  return (
    <>
      {place &&
        createPortal(
          <Button
            shape="quiet"
            className={`tip ${styles.link}`}
            tabIndex={-1}
            aria-label={text(codeLink, { name: title })}
            onClick={copy}
            onKeyDown={move}
          />,
          place,
        )}
      {parts.map(({ pre, rows }, index) =>
        createPortal(
          <span
            className={styles.rows}
            aria-hidden="true"
            onClick={choose}
            onMouseDown={(event) => event.preventDefault()}
          >
            {rows.map(({ at, number, text: line }) => (
              <span key={at} className={styles.row} data-line={number} data-linked={isLinked(number)}>
                <span>{`${line}\n`}</span>
              </span>
            ))}
          </span>,
          pre,
          String(index),
        ),
      )}
    </>
  );
}
