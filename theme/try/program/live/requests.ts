/** Requests of a run, each with the id of the recorded one that its response replaces. */
import type { SampleRequest } from '../../../../model/sampleSource.ts';
import type { SentRequest } from '../../run/runner.ts';
import { requestOf } from './draft.ts';
import type { WrittenRequest } from './state.ts';

export interface Sending {
  request: SentRequest;
  /** Id of the request whose response is replaced; undefined for one that only precedes it. */
  id: string | undefined;
}

/**
 * @param recorded all requests of the sample.
 * @param ids of the requests whose responses are needed.
 * @param written requests that the reader has changed, by id.
 * @returns the needed requests, each after those recorded before it. A request with a bad header is left out. One whose base is
 *   not recorded is sent alone.
 */
export function sendingsOf(
  recorded: readonly SampleRequest[],
  ids: readonly string[],
  written: Readonly<Record<string, WrittenRequest | undefined>>,
): Sending[] {
  const asked = ids.map((id) => ({ id, base: written[id]?.base ?? id }));
  const sendingOf = (id: string, recordedAs?: SentRequest): Sending[] => {
    const draft = written[id]?.draft;
    const sent = draft ? requestOf(draft) : recordedAs;
    return sent ? [{ request: sent, id }] : [];
  };
  const isRecorded = ({ base }: { base: string }) => recorded.some(({ id }) => id === base);
  const others = asked.filter((each) => !isRecorded(each)).flatMap(({ id }) => sendingOf(id));
  const last = Math.max(...asked.map(({ base }) => recorded.findIndex(({ id }) => id === base)));
  const ofRecorded = recorded.slice(0, last + 1).flatMap((request): Sending[] => {
    const own = asked.filter(({ base }) => base === request.id);
    return own.length === 0 ? [{ request, id: undefined }] : own.flatMap(({ id }) => sendingOf(id, request));
  });
  return [...ofRecorded, ...others];
}
