import type { BodiesShard, Directory, HeadingsShard } from '../../../model/searchFiles.ts';
import { PartialIndex } from './partialIndex.ts';
import type { FromSearch, ToSearch } from './protocol.ts';
import { SearchIndex } from './searchIndex.ts';

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

type Asked = Extract<ToSearch, { type: 'search' }>;

/**
 * Serves a page: loads headings, then text, and answers the latest query after each.
 * @param send sends to the page.
 * @returns receives from the page.
 */
export function serveSearch(send: (message: FromSearch) => void): (message: ToSearch) => void {
  let index: SearchIndex | undefined;
  let complete = false;
  let loading = false;
  let wanted = '';
  let latest: Asked | undefined;

  /** Large sites only. */
  let parts: PartialIndex | undefined;

  const answer = () => {
    if (!index || !latest) return;
    const { ask, query, scope } = latest;
    send({ type: 'answer', ask, answer: index.search(query, scope) });
    if (import.meta.env.SEARCH_PARTS && parts) void answerFromParts(index, parts, latest);
  };
  const answerFromParts = async (own: SearchIndex, partial: PartialIndex, asked: Asked) => {
    try {
      await partial.prepare(asked.query);
      if (latest !== asked || index !== own) return;
      own.complete = true;
      send({ type: 'answer', ask: asked.ask, answer: own.search(asked.query, asked.scope) });
      own.complete = false;
    } catch (error) {
      if (latest === asked && index === own) send({ type: 'failed', reason: String(error) });
    }
  };
  const load = async (addresses: { headings: string; bodies: string }) => {
    if (wanted !== addresses.headings) {
      // The reader has changed the locale.
      wanted = addresses.headings;
      index = undefined;
      if (import.meta.env.SEARCH_PARTS) parts = undefined;
      complete = loading = false;
    }
    if (import.meta.env.SEARCH_PARTS && complete) answer();
    if (loading || complete) return;
    loading = true;
    const isWanted = () => wanted === addresses.headings;
    try {
      const bodies = fetchJson(addresses.bodies);
      bodies.catch(() => {});
      const own = index ?? new SearchIndex((await fetchJson(addresses.headings)) as HeadingsShard);
      if (!isWanted()) return;
      index = own;
      send({ type: 'loaded' });
      answer();
      if (import.meta.env.SEARCH_PARTS) {
        const directory = (await bodies) as Directory;
        if (!isWanted()) return;
        const partAt = (name: string) => new URL(`${directory.parts}/${name}.json`, addresses.bodies).href;
        parts = new PartialIndex(own, directory, (name) => fetchJson(partAt(name)));
      } else await own.addBodies((await bodies) as BodiesShard);
      if (!isWanted()) return;
      complete = true;
      send({ type: 'loaded' });
      answer();
    } catch (error) {
      if (isWanted()) send({ type: 'failed', reason: String(error) });
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
