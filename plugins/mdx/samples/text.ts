/** A text as the value of an attribute in MDX. */
export const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('{', '&#123;');

/** The words of an attribute, which spaces part. */
export const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Counts the lines of a text. */
export const countLines = (text: string) => text.split('\n').length;
