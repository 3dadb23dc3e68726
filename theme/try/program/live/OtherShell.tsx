import { programCopyAll, programCopyFor } from '#words';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../lib/useText.ts';
import { ownShell, SHELLS, type Shell } from '../allFilesCommand.ts';

export interface OtherShellProps {
  copyAll: (shell: Shell, button: Element) => void;
}

/** Copies all files for the shell that the reader's system does not come with. */
export function OtherShell({ copyAll }: OtherShellProps) {
  const text = useText();
  const shell = SHELLS.find((each) => each !== ownShell()) ?? 'bash';
  const label = text(programCopyFor, { shell });
  return (
    <Button
      shape="quiet"
      aria-label={`${text(programCopyAll)} ${label}`}
      onClick={({ currentTarget }) => copyAll(shell, currentTarget)}
    >
      {label}
    </Button>
  );
}
