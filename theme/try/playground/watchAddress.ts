/** The address of the playground with a program in it. */
import type { SourceFiles } from '../../../model/sampleSource.ts';
import type { ProgramState } from '../program/live/state.ts';
import type { ProgramStore } from '../program/live/store.ts';
import { NAMED, type Shared, toFragment } from './sharedProgram.ts';

const isSame = (one: SourceFiles, two: SourceFiles) => {
  const paths = Object.keys(one);
  return (
    one === two ||
    (paths.length === Object.keys(two).length && paths.every((path) => one[path] === two[path]))
  );
};

/** Content of the address of a program. @param example that it began as. */
export function sharedOf({ get, source }: ProgramStore, example: string): Shared {
  const { files, written } = get();
  return {
    example,
    files: isSame(files, source.files) ? undefined : files,
    request: Object.values(written).findLast((request) => request !== undefined),
  };
}

/**
 * The address of a program in its current state.
 *
 * @param address of the playground with the example in it, such as `/playground#example=home/order`.
 * @returns undefined for a program that is too large for a link.
 */
export async function addressOf(store: ProgramStore, address: string): Promise<string | undefined> {
  const [page = '', example = ''] = address.split(NAMED);
  const fragment = await toFragment(sharedOf(store, example));
  return fragment === undefined ? undefined : page + fragment;
}

/**
 * Follows the changes of a program.
 *
 * @param address as for `addressOf`.
 * @param onAddress gets the result of `addressOf` after each change.
 * @param known state whose address the caller has. Default: the current one.
 * @returns ends it.
 */
export function watchAddress(
  store: ProgramStore,
  address: string,
  onAddress: (address: string | undefined) => void,
  known: Pick<ProgramState, 'files' | 'written'> = store.get(),
): () => void {
  let { files, written } = known;
  let last = 0;
  const update = () => {
    const now = store.get();
    if (now.files === files && now.written === written) return;
    ({ files, written } = now);
    last += 1;
    const own = last;
    addressOf(store, address).then((found) => {
      if (own === last) onAddress(found);
    });
  };
  update();
  const end = store.subscribe(update);
  return () => {
    last += 1;
    end();
  };
}
