import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { DialogProps } from '../controls/LazyDialog.tsx';
import { useModal } from '../controls/useModal.ts';
import { useDocsVersion } from '../lib/useDocs.ts';
import { answerContent, NOTHING, startContent } from './listContent.ts';
import { addRecent, clearRecent, readQuery, readRecent, storeQuery } from './storedSearches.ts';
import { useCombobox } from './useCombobox.ts';
import { useSearch } from './useSearch.ts';

export function useSearchDialog({ opener, onClose }: DialogProps) {
  const { dialog, close, leave, returnFocus, besideProps } = useModal(opener);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(readQuery);
  const [recent, setRecent] = useState(readRecent);
  const wanted = query.trim();
  // One version: that of the page, else the preferred one, else the latest.
  const search = useSearch(wanted, useDocsVersion()?.name);
  const { answer, answered } = search;
  const isStart = !wanted;
  const found = Boolean(answer?.hits.length);
  const content = isStart ? startContent(recent) : answer ? answerContent(answer) : NOTHING;
  const combobox = useCombobox(answered, content.count, !isStart && found);
  const { firstId, activeId } = combobox;
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
    if (button === 2) return;
    remember();
    if (button !== 0 || ctrlKey || metaKey || shiftKey) return;
    storeQuery(wanted);
    leave();
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || combobox.move(event)) return;
    if (event.key === 'Escape') {
      // By default Escape clears a search field first.
      event.preventDefault();
      dismiss();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (answered === wanted) choose(event.ctrlKey || event.metaKey);
    else follows.current = true;
  };

  return {
    dialog,
    besideProps,
    input,
    query,
    wanted,
    recent,
    search,
    content,
    combobox,
    isStart,
    found,
    change,
    onKeyDown,
    onFollow,
    dismiss,
    retry,
    forget,
    onClosed() {
      returnFocus();
      onClose();
    },
  };
}
