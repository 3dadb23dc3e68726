import { useEffect } from 'react';

interface Place {
  element: Element;
  /** In CSS px from the top of the viewport. */
  top: number;
}

function placeNow(): Place | undefined {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
  return element?.closest('main') ? { element, top: element.getBoundingClientRect().top } : undefined;
}

/** Scroll anchoring when a phone is rotated. Chromium anchors at the top of the viewport, which is covered by the sticky navbar. */
export function useScrollAnchor(): void {
  useEffect(() => {
    // Other devices resize, but do not rotate.
    if (!matchMedia('(pointer: coarse)').matches) return;
    let width = innerWidth;
    let place = placeNow();
    const onScrollEnd = () => {
      // `scrollend` also fires after the rotation.
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
