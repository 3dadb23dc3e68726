import { type KeyboardEvent, useId, useState } from 'react';

const MOVES: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The list below a combobox, whose focus stays in the box: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 *
 * @param list names the list: another one begins at its first entry.
 * @param count how many entries it has.
 */
export function useCombobox(list: string, count: number) {
  const listId = useId();
  const [state, setState] = useState({ list, at: 0 });
  const active = state.list === list && state.at < count ? state.at : 0;
  const optionId = (at: number) => `${listId}-${at}`;
  return {
    listId,
    optionId,
    active,
    setActive: (at: number) => setState({ list, at }),
    /** Moves through the list; true when the key was one of those that do. */
    move(event: KeyboardEvent): boolean {
      const next = event.shiftKey || event.altKey ? undefined : MOVES[event.key];
      if (!next || count === 0) return false;
      event.preventDefault();
      const at = next(active, count);
      setState({ list, at });
      document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
      return true;
    },
  };
}
