/** Lines of a block of code, from 1, both ends included. */
export interface Lines {
  from: number;
  to: number;
}

export interface LineAddress {
  block: string;
  lines: Lines | undefined;
}

/**
 * Names of blocks in the order of the page, as addresses have them: `api-todos-id-route-ts`; the second of one title is
 * `…-2`. Not written as ids into the page: sixty of them add a kilobyte that few readers need.
 */
export function blockNames(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const slug =
      title
        .toLowerCase()
        .match(/[a-z\d]+/g)
        ?.join('-') ?? 'code';
    const count = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, count);
    return count > 1 ? `${slug}-${count}` : slug;
  });
}

/** Fragment of an address: `#route-ts:L3-L7`, `#route-ts:L3`, `#route-ts:L` for the block as a whole. */
export function formatLines({ block, lines }: LineAddress): string {
  const numbers = lines ? (lines.from === lines.to ? lines.from : `${lines.from}-L${lines.to}`) : '';
  return `#${block}:L${numbers}`;
}

export function parseLines(hash: string): LineAddress | undefined {
  const [, block, first, last] = /^#([^:]+):L(\d*)(?:-L?(\d+))?$/.exec(hash) ?? [];
  if (!block) return undefined;
  const [from, to] = [Number(first), Number(last ?? first)];
  return {
    block,
    lines: from && to ? { from: Math.min(from, to), to: Math.max(from, to) } : undefined,
  };
}
