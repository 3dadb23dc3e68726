import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { loadPart } from '../lib/loadPart.ts';

/** The content of a disclosure knows its state: nothing waits for a reader who has closed it. */
export interface OpenedProps {
  isOpen: boolean;
}

interface OnDemand<Props> extends OpenedProps {
  /** The native disclosure that shows it. */
  details: RefObject<HTMLDetailsElement | null>;
  /** Undefined until it has loaded. */
  Loaded: ComponentType<Props> | undefined;
  /** Props of the summary: the reader may be about to open it. */
  intent: Record<'onPointerEnter' | 'onFocus' | 'onTouchStart', () => void>;
  onToggle: () => void;
}

/**
 * Something to try, loaded on intent.
 *
 * @param load imports its chunk.
 * @param failed message for a failed load.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: string,
): OnDemand<Props> {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  // A failure is reported on opening.
  const prepare = () => {
    load().catch(() => {});
  };
  const onToggle = async () => {
    const opened = details.current?.open === true;
    setOpen(opened);
    if (Loaded || !opened) return;
    const component = await loadPart(load, failed, () => details.current !== null);
    if (component) setLoaded(() => component);
    else if (details.current) details.current.open = false;
  };
  const intent = { onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare };
  return { details, Loaded, isOpen, intent, onToggle };
}
