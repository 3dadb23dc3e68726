import { type KeyboardEvent, useId, useState } from 'react';

const MOVES: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
};

/** Enter chooses nothing. */
const NONE = -1;

/** Attributes of an option by index. */
export type OptionProps = (at: number) => {
  id: string;
  role: 'option';
  tabIndex: -1;
  'aria-selected': boolean;
  'aria-posinset': number;
  'aria-setsize': number;
  onPointerMove: () => void;
};

/**
 * Combobox pattern with the focus in the box: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Left, right, Home and End
 * move in the text.
 * @param list identifies the list: another one resets the choice.
 * @param count of options in all groups.
 * @param chosen preselects the first option.
 */
export function useCombobox(list: string, count: number, chosen: boolean) {
  const listId = useId();
  const begin = chosen && count > 0 ? 0 : NONE;
  const [state, setState] = useState({ list, at: begin });
  const active = state.list === list && state.at !== NONE && state.at < count ? state.at : begin;
  const idOf = (at: number) => `${listId}-${at}`;
  const optionProps: OptionProps = (at) => ({
    id: idOf(at),
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === active,
    'aria-posinset': at + 1,
    'aria-setsize': count,
    onPointerMove: () => setState({ list, at }),
  });
  return {
    listId,
    optionProps,
    firstId: idOf(0),
    /** Choice of Enter; undefined for none. */
    activeId: active === NONE ? undefined : idOf(active),
    move(event: KeyboardEvent): boolean {
      const next = event.shiftKey || event.altKey ? undefined : MOVES[event.key];
      if (!next || count === 0) return false;
      event.preventDefault();
      const at = next(active, count);
      setState({ list, at });
      document.getElementById(idOf(at))?.scrollIntoView({ block: 'nearest' });
      return true;
    },
  };
}
