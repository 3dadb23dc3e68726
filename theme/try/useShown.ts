import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the outcome into view, where the reader has asked for it from further up.
 *
 * @param outcome another one each time; undefined for none.
 */
export function useShown(outcome: object | undefined): RefObject<HTMLParagraphElement | null> {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome) message.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return message;
}
