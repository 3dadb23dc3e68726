import { tryReset } from '#words';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../lib/useText.ts';
import { type PartProps, useProgram } from './useProgram.ts';

export function Changed({ store }: PartProps) {
  const text = useText();
  const { files, written, outcome } = useProgram(store);
  const isChanged =
    files !== store.source.files || Object.values(written).some(Boolean) || outcome !== undefined;
  if (!isChanged) return null;
  return (
    <Button shape="quiet" onClick={store.reset}>
      {text(tryReset)}
    </Button>
  );
}
