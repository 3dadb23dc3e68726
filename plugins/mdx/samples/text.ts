/** Words of an attribute, separated by spaces. */
export const words = (text: string) => text.split(/\s+/).filter(Boolean);

export const countLines = (text: string) => text.split('\n').length;
