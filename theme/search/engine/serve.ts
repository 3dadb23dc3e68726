import type { BodiesShard, HeadingsShard } from '../../../model/searchIndex.ts';
import { SearchEngine } from './engine.ts';
import type { FromSearch, ToSearch } from './protocol.ts';

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.json();
}

/**
 * Runs the search for one page: loads headings, then text, and answers the latest question, again when there is more to
 * search.
 *
 * @param tell takes what the page is told.
 * @returns takes what the page says.
 */
export function serveSearch(tell: (message: FromSearch) => void): (message: ToSearch) => void {
  let engine: SearchEngine | undefined;
  let complete = false;
  let loading = false;
  /** Address of the headings of the index that is asked. */
  let wanted = '';
  let latest: Extract<ToSearch, { type: 'search' }> | undefined;

  const answer = () => {
    if (!engine || !latest) return;
    const { ask, query, scope } = latest;
    tell({ type: 'answer', ask, answer: engine.search(query, scope) });
  };
  const load = async (addresses: { headings: string; bodies: string }) => {
    if (wanted !== addresses.headings) {
      // The reader has gone on to another language.
      wanted = addresses.headings;
      engine = undefined;
      complete = loading = false;
    }
    if (loading || complete) return;
    loading = true;
    const isWanted = () => wanted === addresses.headings;
    try {
      const bodies = fetchJson(addresses.bodies);
      // Heard of below; until then nobody waits for it.
      bodies.catch(() => {});
      const own = engine ?? new SearchEngine((await fetchJson(addresses.headings)) as HeadingsShard);
      if (!isWanted()) return;
      engine = own;
      tell({ type: 'loaded' });
      answer();
      await own.addBodies((await bodies) as BodiesShard);
      if (!isWanted()) return;
      complete = true;
      tell({ type: 'loaded' });
      answer();
    } catch (error) {
      if (isWanted()) tell({ type: 'failed', reason: String(error) });
    } finally {
      if (isWanted()) loading = false;
    }
  };
  return (message) => {
    if (message.type === 'load') {
      void load(message);
      return;
    }
    latest = message;
    answer();
  };
}
