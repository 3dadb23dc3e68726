/** The text of a part of an address; the part itself where its `%` begins no character. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
