import { type KeyboardEvent, useId, useState } from 'react';

const MOVES: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
};

/** No option: Enter chooses nothing. */
const NONE = -1;

/** What makes an element an option, by its place in the list. */
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
 * The list below a combobox, whose focus stays in the box: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Left,
 * right, Home and End move in the text.
 *
 * @param list names the list: another one begins anew.
 * @param count how many options it has, whatever their groups.
 * @param chosen the first option is what Enter opens before the reader has moved; otherwise none is.
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
    /** What Enter would choose; undefined for nothing. */
    activeId: active === NONE ? undefined : idOf(active),
    /** Moves through the list; true when the key was one of those that do. */
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
