import { tryReset } from '#words';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../lib/useText.ts';
import { CopyLink } from './CopyLink.tsx';
import { type PartProps, useProgramState } from './useProgramState.ts';

export interface ChangedProps extends PartProps {
  /** Address of the playground with the example in it; undefined for no link. */
  address?: string | undefined;
}

/** Actions for a changed program; nothing without changes. */
export function Changed({ store, address }: ChangedProps) {
  const text = useText();
  const { files, written, outcome } = useProgramState(store);
  const isChanged =
    files !== store.source.files || Object.values(written).some(Boolean) || outcome !== undefined;
  if (!isChanged) return null;
  return (
    <>
      <Button
        shape="quiet"
        onClick={({ currentTarget }) => {
          // The reset removes this button: another one gets the focus.
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
