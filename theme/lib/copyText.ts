/** Copies a text. @returns false where the browser refuses it, and for a page over plain HTTP, which has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
