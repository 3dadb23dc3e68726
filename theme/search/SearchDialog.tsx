import {
  offlineLabel,
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
import { Button } from '../controls/Button.tsx';
import field from '../controls/Field.module.css';
import type { DialogProps } from '../controls/LazyDialog.tsx';
import { useText, withElements } from '../lib/useText.ts';
import { hasOffline } from '../offline/offlineSettings.ts';
import { Options } from './Options.tsx';
import styles from './SearchDialog.module.css';
import { Status } from './Status.tsx';
import { useSearchDialog } from './useSearchDialog.ts';

export { loadSearch } from './client.ts';

type State = ReturnType<typeof useSearchDialog>;

function SearchBox({ input, query, content, combobox, change, onKeyDown, dismiss }: State) {
  const text = useText();
  return (
    <div className={`${field.line} ${styles.bar}`}>
      <input
        ref={input}
        className={field.input}
        type="search"
        role="combobox"
        aria-label={text(searchBox)}
        aria-expanded={content.count > 0}
        aria-controls={combobox.listId}
        aria-autocomplete="list"
        aria-activedescendant={combobox.activeId}
        placeholder={text(searchBox)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={2000}
        value={query}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button shape="outlined" className={styles.close} onClick={dismiss}>
        {text(searchClose)}
        <span className="visually-hidden"> {text(searchCloseWhat)}</span>
      </Button>
    </div>
  );
}

function Foot({ isStart, recent, forget, dismiss }: State) {
  const text = useText();
  return (
    <div className={styles.foot}>
      <p className={styles.keys} aria-hidden="true">
        {withElements(text(searchKeys), {
          up: <kbd>↑</kbd>,
          down: <kbd>↓</kbd>,
          enter: <kbd>Enter</kbd>,
          escape: <kbd>Esc</kbd>,
        })}
      </p>
      {/* Other dialogs open once this one is closed. */}
      <button
        type="button"
        className={`${styles.clear} ${styles.shortcuts}`}
        data-shortcuts-button=""
        onClick={dismiss}
      >
        {text(shortcutsLabel)}
      </button>
      {hasOffline() ? (
        <button type="button" className={styles.clear} data-offline-button="" onClick={dismiss}>
          {text(offlineLabel)}
        </button>
      ) : null}
      {isStart && recent.length > 0 ? (
        <button type="button" className={styles.clear} onClick={forget}>
          {text(searchForget)}
        </button>
      ) : null}
    </div>
  );
}

export function SearchDialog(props: DialogProps) {
  const text = useText();
  const state = useSearchDialog(props);
  const { dialog, wanted, search, content, combobox, isStart, found, dismiss } = state;
  const { answer, answered } = search;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text(searchLabel)}
      onClose={state.onClosed}
      onCancel={dismiss}
      {...state.besideProps(dismiss)}
    >
      <div className={styles.content}>
        <SearchBox {...state} />
        <div className={styles.head}>
          <Status
            {...search}
            query={wanted}
            results={content.count}
            pages={content.pages.length}
            empty={!isStart && content.startingPoints.length > 0}
            retry={state.retry}
          />
          {isStart ? <p className={styles.hint}>{text(searchHint)}</p> : null}
        </div>
        <div
          id={combobox.listId}
          className={styles.list}
          role="listbox"
          aria-label={text(isStart || !found ? searchSuggestions : searchResults)}
          aria-busy={Boolean(wanted) && !(answered === wanted && answer?.complete)}
          hidden={content.count === 0}
        >
          <Options
            content={content}
            isStart={isStart}
            missing={answer?.missing ?? []}
            found={found}
            optionProps={combobox.optionProps}
            onQuery={state.change}
            onFollow={state.onFollow}
          />
        </div>
        <Foot {...state} />
      </div>
    </dialog>
  );
}
