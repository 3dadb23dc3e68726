/** In CSS px: the widest figure of a page, and all routes of the app on the home page. */
const SIZES = { tutorial: { width: 768, height: 620 }, home: { width: 1120, height: 492 } } as const;

/** Pictures of finished apps, for the script that takes them and the components that show them. */
export const PICTURE = {
  size: (name: string) => SIZES[name === 'home' ? name : 'tutorial'],
  /** In px, for one and two device pixels per CSS pixel. */
  widths: [768, 1536],
  modes: ['light', 'dark'],
  /** Below the base. */
  address: (name: string, mode: string, width: number) => `/pictures/${name}-${mode}-${width}.webp`,
} as const;
