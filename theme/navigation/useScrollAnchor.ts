import { useEffect } from 'react';

interface Place {
  element: Element;
  /** From the top of the window, in CSS px. */
  top: number;
}

/** The innermost part of the page where readers look. */
function placeNow(): Place | undefined {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
  return element?.closest('main') ? { element, top: element.getBoundingClientRect().top } : undefined;
}

/**
 * Keeps what is read where it is while a phone is turned. Chromium does so by what stands at the top of the window: below a bar
 * that stays there, that is the beginning of the page.
 */
export function useScrollAnchor(): void {
  useEffect(() => {
    // A window that is dragged to another width is no phone that is turned.
    if (!matchMedia('(pointer: coarse)').matches) return;
    let width = innerWidth;
    let place = placeNow();
    const onScrollEnd = () => {
      // It ends after the window has been turned, too.
      if (innerWidth === width) place = placeNow();
    };
    const onResize = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      if (!place?.element.isConnected) return;
      const { top } = place.element.getBoundingClientRect();
      scrollBy({ top: top - Math.min(place.top, innerHeight / 3), behavior: 'instant' });
    };
    addEventListener('scrollend', onScrollEnd);
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('scrollend', onScrollEnd);
      removeEventListener('resize', onResize);
    };
  }, []);
}
