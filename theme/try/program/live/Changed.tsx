import { tryReset } from '#words';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../lib/useText.ts';
import { CopyLink } from './CopyLink.tsx';
import { type PartProps, useProgram } from './useProgram.ts';

export interface ChangedProps extends PartProps {
  /** Address of the playground with the example in it; undefined for no link. */
  address?: string | undefined;
}

/** What a reader may do with what was changed: nothing before. */
export function Changed({ store, address }: ChangedProps) {
  const text = useText();
  const { files, written, outcome } = useProgram(store);
  const isChanged =
    files !== store.source.files || Object.values(written).some(Boolean) || outcome !== undefined;
  if (!isChanged) return null;
  return (
    <>
      <Button
        shape="quiet"
        onClick={({ currentTarget }) => {
          // The button goes with what was changed.
          const rest = currentTarget.closest('.Program')?.querySelectorAll<HTMLElement>('button');
          [...(rest ?? [])].find((each) => each !== currentTarget && each.checkVisibility())?.focus();
          store.reset();
        }}
      >
        {text(tryReset)}
      </Button>
      {address === undefined ? null : <CopyLink store={store} address={address} />}
    </>
  );
}
