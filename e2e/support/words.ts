/**
 * Words of headings that are broken in a document: a run of letters, digits, `_` and `$` that stands on more than one
 * line. Runs in a page, by itself.
 *
 * @param root the document, or the part of it that is looked at.
 * @returns each such word, with the level of its heading.
 */
export function brokenWords(root: ParentNode): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}_$]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(`${heading.localName} ${word}`);
      }
    }
  }
  return broken;
}
