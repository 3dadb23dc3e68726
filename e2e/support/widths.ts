/** Widest window, in CSS px, that has the outline as a bar. */
export const OUTLINE_BAR_MAX_WIDTH = 1200;

/**
 * Widths in CSS px at which the layout is judged: the narrowest phone and 400 % zoom, a phone, a tablet, both sides of the
 * breakpoint, a tablet on its side, both sides of the width from which the outline is beside the text, and two screens. Between them the heading sweep
 * judges (`headings.spec.ts`).
 */
export const WIDTHS = [320, 390, 768, 996, 997, 1024, 1200, 1201, 1440, 1920] as const;

/** Those at which the outline is a bar above the text. */
export const BAR_WIDTHS = WIDTHS.filter((width) => width <= OUTLINE_BAR_MAX_WIDTH);

/** Those at which the outline is beside the text. */
export const OUTLINE_WIDTHS = WIDTHS.filter((width) => width > OUTLINE_BAR_MAX_WIDTH);
