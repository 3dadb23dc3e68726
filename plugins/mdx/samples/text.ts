/** The words of an attribute, which spaces part. */
export const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Counts the lines of a text. */
export const countLines = (text: string) => text.split('\n').length;
