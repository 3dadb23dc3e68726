import { useEffect, useState } from 'react';
import { explorerCopied, explorerCopy, playgroundCopyFailed, playgroundTooLarge } from '#words';
import { Button } from '../../../controls/Button.tsx';
import { copyText } from '../../../lib/copyText.ts';
import { useText } from '../../../lib/useText.ts';
import { resolveHref } from '../../../navigation/resolveHref.ts';
import { addressOf, watchAddress } from '../../playground/watchAddress.ts';
import type { PartProps } from './useProgramState.ts';

export interface CopyLinkProps extends PartProps {
  /** Address of the playground with the example in it. */
  address: string;
}

/** Copies a link to the program in its current state. */
export function CopyLink({ store, address }: CopyLinkProps) {
  const text = useText();
  // Computed before the press: Safari refuses to copy a text that arrives asynchronously after it.
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const end = watchAddress(store, address, setLink);
    addressOf(store, address).then((found) => {
      if (isCurrent) setLink((known) => known ?? found);
    });
    return () => {
      isCurrent = false;
      end();
    };
  }, [store, address]);
  const copy = async (button: Element) => {
    const message =
      link === undefined
        ? playgroundTooLarge
        : (await copyText(new URL(resolveHref(link).href, location.href).href))
          ? explorerCopied
          : playgroundCopyFailed;
    window.boot.giveFeedback(button, text(message));
  };
  return (
    <Button shape="quiet" onClick={({ currentTarget }) => void copy(currentTarget)}>
      {text(explorerCopy)}
    </Button>
  );
}
