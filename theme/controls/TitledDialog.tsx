import { type ReactNode, useId } from 'react';
import { searchClose } from '#words';
import { useText } from '../lib/useText.ts';
import { Button } from './Button.tsx';
import type { DialogProps } from './LazyDialog.tsx';
import styles from './TitledDialog.module.css';
import { useModal } from './useModal.ts';

export interface TitledDialogProps extends DialogProps {
  title: string;
  children: ReactNode;
}

/** Modal dialog with a title and a close button; Escape and a press on the backdrop close it, too. */
export function TitledDialog({ title, opener, onClose, children }: TitledDialogProps) {
  const text = useText();
  const id = useId();
  const { dialog, close, returnFocus, besideProps } = useModal(opener);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={() => {
        returnFocus();
        onClose();
      }}
      {...besideProps(close)}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Button shape="outlined" onClick={close}>
            {text(searchClose)}
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
