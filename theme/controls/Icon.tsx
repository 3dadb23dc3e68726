/** Path data of the icons, as strokes in a view box of 16 × 16. */
const SHAPES = {
  dark: 'M13.5 9.5A5.8 5.8 0 1 1 6.5 2.5a4.6 4.6 0 0 0 7 7Z',
  light:
    'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7',
  auto: 'M3 2.5h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1ZM8 10.5v3M5 13.5h6M9 4.5h3M9 6h3M9 7.5h3M9 8.5h3',
  chevron: 'm3.5 6 4.5 4.5L12.5 6',
  close: 'm4 4 8 8m0-8-8 8',
  heart: 'M8 14S2 10.2 2 6a3.2 3.2 0 0 1 6-1.6A3.2 3.2 0 0 1 14 6c0 4.2-6 8-6 8Z',
  home: 'm2 8 6-5.5L14 8M4 7v6.5h8V7',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  search: 'M7 2a5 5 0 1 1 0 10A5 5 0 0 1 7 2Zm4 9 3.5 3.5',
  top: 'M3 2.5h10M8 13.5v-8M4 9.5l4-4 4 4',
} as const;

export interface IconProps {
  name: keyof typeof SHAPES;
  size?: number;
  /** Its colour mode: the style sheet shows one of several. */
  mode?: string;
}

export function Icon({ name, size = 16, mode }: IconProps) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" className="icon" data-mode={mode}>
      <path d={SHAPES[name]} />
    </svg>
  );
}
