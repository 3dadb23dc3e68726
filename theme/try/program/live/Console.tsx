import { tryConsole } from '#words';
import { CodeBlock } from '../../../content/CodeBlock.tsx';
import { useText } from '../../../lib/useText.ts';
import { LongText } from './LongText.tsx';
import { type PartProps, useProgramState } from './useProgramState.ts';

/** The console in place of the recorded one, once the program ran: hidden where it printed nothing. */
export function Console({ store }: PartProps) {
  const text = useText();
  const { printed } = useProgramState(store);
  if (!printed) return null;
  return (
    <div data-printed="" hidden={printed.length === 0}>
      <CodeBlock lang="text" kind="output" title={text(tryConsole)} className="shiki" parts>
        <LongText label={text(tryConsole)}>{printed.join('\n')}</LongText>
      </CodeBlock>
    </div>
  );
}
