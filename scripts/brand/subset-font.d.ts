/** The part of `subset-font` that is used: the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Leaves out glyphs that only features of the font reach: other forms of letters and figures. */
    noLayoutClosure?: boolean;
    /** Range or value to which each axis of a variable font is limited. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  /** Cuts the characters of `text` out of a font. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
