import type { RootContent } from 'mdast';
import { z } from 'zod';
import { listSamples, readSample } from '../../content/samples/discover.ts';
import type { Answer, NoAnswer, RunDifference } from '../../content/samples/recording.ts';
import { BASE_RUNTIME, RUNTIMES, readVersions } from '../../content/samples/runtimes.ts';
import { type KnownElement, pageElement } from '../elements.ts';
import { link, table, text } from '../nodes.ts';
import { statusOf } from './answer.ts';

/** A page that shows a sample. */
export interface ShowingPage {
  title: string;
  href: string;
}

/** What differs between two responses, in words. */
function responseChange(base: Answer | NoAnswer | undefined, other: Answer | NoAnswer): string {
  if (!base) return statusOf(other);
  if (statusOf(base) !== statusOf(other)) return `${statusOf(base)} → ${statusOf(other)}`;
  if ('outcome' in base || 'outcome' in other) return statusOf(other);
  return base.body === other.body ? 'other headers' : 'another body';
}

/** What one run of a program did otherwise, request by request. */
function changesOf(
  difference: RunDifference,
  answers: Readonly<Record<string, Answer | NoAnswer>>,
  titleOf: (id: string) => string,
): string[] {
  const responses = Object.entries(difference.answers ?? {}).map(
    ([id, answer]) => `${titleOf(id)}: ${responseChange(answers[id], answer)}`,
  );
  const printed = difference.stdout ?? difference.stderr;
  if (printed && responses.length === 0) responses.push('another message on the console');
  return responses;
}

/**
 * `<RecordedDifferences />`: the table of all recorded differences between releases of Bun, a row for each program of the docs and
 * each release on which it did not do the same.
 *
 * @param pageOf the first page that shows a sample; a sample that no page shows is left out.
 */
export function recordedDifferences(pageOf: (sample: string) => ShowingPage | undefined): KnownElement {
  return pageElement({
    attributes: z.strictObject({}),
    render: (_, { samples }) => ({ blocks: [differencesTable(samples, pageOf)] }),
  });
}

function differencesTable(root: string, pageOf: (sample: string) => ShowingPage | undefined): RootContent {
  const { bun } = readVersions(root);
  const rows = listSamples(root).flatMap((name) => {
    const { requests, recording } = readSample(root, name);
    if (!recording) return [];
    const titleOf = (id: string) => requests.find((request) => request.id === id)?.title ?? id;
    const changes = RUNTIMES.flatMap((runtime) =>
      changesOf(recording.differences[runtime] ?? {}, recording.answers, titleOf).map((change) => ({
        runtime,
        change,
      })),
    );
    // To find a page takes longer than to read the sample, and few have something to say.
    const page = changes.length > 0 ? pageOf(name) : undefined;
    if (!page) return [];
    return changes.map(({ runtime, change }) => ({ bun: bun[runtime], page, change }));
  });
  const inOrder = rows.toSorted((a, b) =>
    [a.bun, a.page.title, a.change].join(' ') < [b.bun, b.page.title, b.change].join(' ') ? -1 : 1,
  );
  const columns = ['Bun', 'Shown on', `What differs from Bun ${bun[BASE_RUNTIME]}`];
  return table([
    columns.map((column) => [text(column)]),
    ...inOrder.map(({ bun: release, page, change }) => [
      [text(release)],
      [link(page.href, text(page.title))],
      [text(change)],
    ]),
  ]);
}
