/** The pictures of finished apps: what the script that takes them and the component that shows them agree on. */
export const PICTURE = {
  /** Size in CSS px. The width is that of the widest figure of a page: 48 rem. The app on the home page has all its routes in view. */
  width: 768,
  height: (name: string) => (name === 'home' ? 440 : 620),
  /** Widths of the files in px: for screens with one and with two pixels to a CSS pixel. */
  widths: [768, 1536],
  modes: ['light', 'dark'],
  /** Address of a file below the site's base. */
  address: (name: string, mode: string, width: number) => `/pictures/${name}-${mode}-${width}.webp`,
} as const;
