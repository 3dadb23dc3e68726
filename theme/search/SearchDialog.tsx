import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  searchBox,
  searchClose,
  searchCloseWhat,
  searchForget,
  searchHint,
  searchKeys,
  searchLabel,
  searchResults,
  searchSuggestions,
  shortcutsLabel,
} from '#words';
import field from '../content/Field.module.css';
import { Button } from '../controls/Button.tsx';
import type { DialogProps } from '../controls/LazyDialog.tsx';
import { useModal } from '../controls/useModal.ts';
import { useDocsVersion } from '../lib/useDocs.ts';
import { useText, withElements } from '../lib/useText.ts';
import { answerContent, NOTHING, startContent } from './listContent.ts';
import { Options } from './Options.tsx';
import styles from './SearchDialog.module.css';
import { Status } from './Status.tsx';
import { addRecent, clearRecent, readQuery, readRecent, storeQuery } from './storedSearches.ts';
import { useCombobox } from './useCombobox.ts';
import { useSearch } from './useSearch.ts';

export { loadSearch } from './client.ts';

/** Results while typing; arrows move, Enter opens, Escape closes. */
export function SearchDialog({ opener, onClose }: DialogProps) {
  const text = useText();
  const { dialog, close, onClose: giveFocusBack } = useModal(opener);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(readQuery);
  const [recent, setRecent] = useState(readRecent);
  const wanted = query.trim();
  // One version: that of the page, else the preferred one, else the latest.
  const search = useSearch(wanted, useDocsVersion()?.name);
  const { answer, answered } = search;
  const isStart = !wanted;
  const found = Boolean(answer?.hits.length);
  const content = isStart ? startContent(recent) : answer ? answerContent(answer) : undefined;
  const { count, pages, startingPoints } = content ?? NOTHING;
  const { listId, optionProps, firstId, activeId, move } = useCombobox(answered, count, !isStart && found);
  // Enter before the answer: its first result opens on arrival.
  const follows = useRef(false);

  useEffect(() => input.current?.select(), []);

  const isAnswered = found && answered === wanted;
  useEffect(() => {
    if (!follows.current || !isAnswered) return;
    follows.current = false;
    document.getElementById(firstId)?.click();
  }, [isAnswered, firstId]);

  const change = (text: string) => {
    follows.current = false;
    setQuery(text);
    input.current?.focus();
  };

  const remember = () => {
    addRecent(wanted);
    setRecent(readRecent());
  };

  const choose = (inNewTab: boolean) => {
    const option = activeId === undefined ? null : document.getElementById(activeId);
    if (!(inNewTab && option instanceof HTMLAnchorElement)) {
      option?.click();
      return;
    }
    remember();
    window.open(option.href, '_blank', 'noopener');
  };

  const onFollow = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // The right button opens a menu.
    if (button === 2) return;
    remember();
    // In a new tab or window the search stays open.
    if (button !== 0 || ctrlKey || metaKey || shiftKey) return;
    storeQuery(wanted);
    close();
  };

  const dismiss = () => {
    storeQuery('');
    close();
  };

  const retry = () => {
    input.current?.focus();
    search.retry();
  };

  const forget = () => {
    clearRecent();
    setRecent([]);
    input.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text(searchLabel)}
      onClose={() => {
        giveFocusBack();
        onClose();
      }}
      onCancel={dismiss}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) dismiss();
      }}
    >
      <div className={styles.content}>
        <div className={`${field.line} ${styles.bar}`}>
          <input
            ref={input}
            className={field.input}
            type="search"
            role="combobox"
            aria-label={text(searchBox)}
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            placeholder={text(searchBox)}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={2000}
            value={query}
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing || move(event)) return;
              if (event.key === 'Escape') {
                // A search box would clear itself first.
                event.preventDefault();
                dismiss();
              }
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (answered === wanted) choose(event.ctrlKey || event.metaKey);
              else follows.current = true;
            }}
          />
          <Button shape="outlined" className={styles.close} onClick={dismiss}>
            {text(searchClose)}
            <span className="visually-hidden"> {text(searchCloseWhat)}</span>
          </Button>
        </div>
        <div className={styles.head}>
          <Status
            {...search}
            query={wanted}
            results={count}
            pages={pages.length}
            empty={!isStart && startingPoints.length > 0}
            retry={retry}
          />
          {isStart ? <p className={styles.hint}>{text(searchHint)}</p> : null}
        </div>
        <div
          id={listId}
          className={styles.list}
          role="listbox"
          aria-label={text(isStart || !found ? searchSuggestions : searchResults)}
          aria-busy={Boolean(wanted) && !(answered === wanted && answer?.complete)}
          hidden={count === 0}
        >
          {content ? (
            <Options
              content={content}
              isStart={isStart}
              missing={answer?.missing ?? []}
              found={found}
              optionProps={optionProps}
              onQuery={change}
              onFollow={onFollow}
            />
          ) : null}
        </div>
        <div className={styles.foot}>
          <p className={styles.keys} aria-hidden="true">
            {withElements(text(searchKeys), {
              up: <kbd>↑</kbd>,
              down: <kbd>↓</kbd>,
              enter: <kbd>Enter</kbd>,
              escape: <kbd>Esc</kbd>,
            })}
          </p>
          {/* The dialog of shortcuts opens once this one is closed. */}
          <button
            type="button"
            className={`${styles.clear} ${styles.shortcuts}`}
            data-shortcuts-button=""
            onClick={dismiss}
          >
            {text(shortcutsLabel)}
          </button>
          {isStart && recent.length > 0 ? (
            <button type="button" className={styles.clear} onClick={forget}>
              {text(searchForget)}
            </button>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}
