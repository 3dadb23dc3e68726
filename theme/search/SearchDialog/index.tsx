import { useEffect, useRef, useState } from 'react';
import { useDocsVersion } from '../../lib/useDocs.ts';
import { addRecent, clearRecent, keepQuery, readQuery, readRecent } from '../memory.ts';
import { Recent } from '../Recent/index.tsx';
import { Result } from '../Result/index.tsx';
import { trailOf } from '../trailOf.ts';
import { useSearch } from '../useSearch.ts';
import styles from './index.module.css';
import { Status } from './Status.tsx';
import { useCombobox } from './useCombobox.ts';
import { useModal } from './useModal.ts';

export { loadSearch } from '../client.ts';

const LABEL = 'Search the docs and the blog';

export interface SearchDialogProps {
  /** Has the focus afterwards where nothing had it before. */
  opener: HTMLElement | null;
  /** The dialog has been closed. */
  onClose: () => void;
}

/** The search: results while typing, arrows move through them, Enter opens one, Escape closes. */
export function SearchDialog({ opener, onClose }: SearchDialogProps) {
  const { dialog, close, onClose: giveFocusBack } = useModal(opener);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(readQuery);
  const [recent, setRecent] = useState(readRecent);
  const wanted = query.trim();
  // The docs of one version only: the one being read, else the preferred one, else the latest.
  const search = useSearch(wanted, useDocsVersion()?.name);
  const { answer, answered } = search;
  const hits = answer?.hits.length === 0 ? answer.nearest : (answer?.hits ?? []);
  const count = wanted ? hits.length : recent.length;
  const { listId, optionId, active, setActive, move } = useCombobox(answered, count);
  // Enter before the answer is there: its first result is opened as soon as it is.
  const follows = useRef(false);

  useEffect(() => input.current?.select(), []);

  const firstId = optionId(0);
  const found = answered === wanted && Boolean(answer?.hits.length);
  useEffect(() => {
    if (!follows.current || !found) return;
    follows.current = false;
    document.getElementById(firstId)?.click();
  }, [found, firstId]);

  const change = (text: string) => {
    follows.current = false;
    setQuery(text);
    input.current?.focus();
  };

  const open = (inNewTab: boolean) => {
    const option = document.getElementById(optionId(active));
    if (inNewTab && option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
    else option?.click();
  };

  const forgetQuery = () => {
    keepQuery('');
    close();
  };

  const onFollow = () => {
    keepQuery(wanted);
    addRecent(wanted);
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
      aria-label="Search"
      onClose={() => {
        giveFocusBack();
        onClose();
      }}
      onCancel={() => keepQuery('')}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.bar}>
          <input
            ref={input}
            className={styles.input}
            type="search"
            role="combobox"
            aria-label={LABEL}
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 ? optionId(active) : undefined}
            placeholder={LABEL}
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
                // A search box would take the first one to empty itself.
                event.preventDefault();
                forgetQuery();
              }
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (answered === wanted) open(event.ctrlKey || event.metaKey);
              else follows.current = true;
            }}
          />
          <button type="button" className={styles.close} aria-label="Close search" onClick={close}>
            Esc
          </button>
        </div>
        <div className={styles.head}>
          <Status {...search} query={wanted} onSuggestion={change} retry={retry} />
          {!wanted && count > 0 ? (
            <div className={styles.row}>
              <p className={styles.label}>Recent searches</p>
              <button type="button" className={styles.clear} onClick={forget}>
                Clear<span className="visually-hidden"> recent searches</span>
              </button>
            </div>
          ) : null}
          {wanted || count > 0 ? null : (
            <p className={styles.hint}>
              Search for words, code, status codes or a whole error message, in any order.
            </p>
          )}
        </div>
        <div
          id={listId}
          className={styles.list}
          role="listbox"
          aria-label={wanted ? 'Results' : 'Recent searches'}
          aria-busy={Boolean(wanted) && !(answered === wanted && answer?.complete)}
          hidden={count === 0}
        >
          {wanted ? (
            hits.map((hit, at) => (
              <Result
                key={`${hit.path}#${hit.id}`}
                hit={hit}
                id={optionId(at)}
                active={at === active}
                trail={trailOf(hit.path)}
                onFollow={onFollow}
                onPoint={() => setActive(at)}
              />
            ))
          ) : (
            <Recent
              queries={recent}
              optionId={optionId}
              active={active}
              onChoose={change}
              onPoint={setActive}
            />
          )}
        </div>
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> to move <kbd>Enter</kbd> to open <kbd>Esc</kbd> to close
        </p>
      </div>
    </dialog>
  );
}
