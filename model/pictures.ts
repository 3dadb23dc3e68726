/** Sizes in CSS px. Of a tutorial's app as wide as the widest figure of a page, 48 rem; that of the home page has all its routes in view. */
const SIZES = { tutorial: { width: 768, height: 620 }, home: { width: 1120, height: 492 } } as const;

/** The pictures of finished apps: what the script that takes them and the components that show them agree on. */
export const PICTURE = {
  size: (name: string) => SIZES[name === 'home' ? name : 'tutorial'],
  /** Widths of the files in px: for screens with one and with two pixels to a CSS pixel. */
  widths: [768, 1536],
  modes: ['light', 'dark'],
  /** Address of a file below the site's base. */
  address: (name: string, mode: string, width: number) => `/pictures/${name}-${mode}-${width}.webp`,
} as const;
