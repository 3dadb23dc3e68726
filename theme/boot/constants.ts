/**
 * Constants chosen by judgement, each with its reason (specification.md C). Style sheets cannot import them: where a rule
 * repeats one of these, a unit test compares the two.
 */

/** Widest viewport of the mobile layout, in CSS px: sidebar (17 rem), prose (36 rem) and gaps do not fit side by side. */
export const MOBILE_MAX_WIDTH = 996;

export const DESKTOP_QUERY = `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`;

export const OUTLINE_BAR_MAX_WIDTH = 1200;

export const OUTLINE_QUERY = `(min-width: ${OUTLINE_BAR_MAX_WIDTH + 1}px)`;

/** Delay of a progress bar or loading indicator, in ms: a shorter wait feels immediate, and a flash would distract. */
export const LOADING_DELAY_MS = 200;

/** Share of the scroll position that remains after each frame of "back to top": quick at first, gentle at the end. */
export const SCROLL_TOP_FACTOR = 0.85;

/** Scroll position in CSS px beyond which "back to top" is offered: about half a phone screen, less is a flick. */
export const BACK_TO_TOP_OFFSET = 300;

/** Duration in ms of a collapse when the reader asked for reduced motion: not 0, so that "finish" events still fire. */
export const REDUCED_MOTION_MS = 1;

/** Most links in view whose pages are prefetched on one page view: readers follow one of the first they see. */
export const PREFETCH_LINKS = 8;

/** Most bytes on the wire that are prefetched on one page view: more would cost readers with a small plan. */
export const PREFETCH_BUDGET = 60_000;

/**
 * Part of that budget for links in view, in bytes, where a pointer can hover. One or two pages fit, and the rest is for the
 * link that the reader points at.
 */
export const VIEW_PREFETCH_BUDGET = 40_000;

/** Time in ms that a link is hovered or focused before its page is prefetched: a pointer that passes over it is no intent. */
export const INTENT_DELAY_MS = 50;

/**
 * Remaining budget that another prefetch requires, in bytes on the wire: sizes are known only afterwards. No HTML and no script
 * of a page is larger, which a test enforces on the build.
 */
export const MAX_PREFETCH_BYTES = { document: 44_000, script: 30_000 } as const;

/** Heading levels that the outline lists: deeper ones are details, level 1 is the page itself. */
export const OUTLINE_LEVELS = { min: 2, max: 3 } as const;

/**
 * Most entries of level 3 that the outline shows at once. With more, its sections no longer fit a laptop's window, so only the
 * current section shows its entries.
 */
export const MAX_OUTLINE_DETAILS = 20;
