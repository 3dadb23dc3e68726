/**
 * Widths in CSS px at which the layout is judged: the narrowest phone and 400 % zoom, a phone, a tablet, both sides of the
 * breakpoint, a small laptop and three screens. Between them the heading sweep judges (`headings.spec.ts`).
 */
export const WIDTHS = [320, 390, 768, 996, 997, 1024, 1280, 1440, 1920] as const;
