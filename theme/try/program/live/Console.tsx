import { tryConsole } from '#words';
import { CodeBlock } from '../../../content/CodeBlock.tsx';
import { useText } from '../../../lib/useText.ts';
import { LongText } from './LongText.tsx';
import { type PartProps, useProgramState } from './useProgramState.ts';

/** The console in place of the recorded one, once something was sent: hidden where the program printed nothing. */
export function Console({ store }: PartProps) {
  const text = useText();
  const { printed, sent, outcome } = useProgramState(store);
  const isEmpty = printed.length === 0;
  if (isEmpty && sent.length === 0 && !outcome) return null;
  return (
    <div data-printed="" hidden={isEmpty}>
      <CodeBlock lang="text" kind="output" title={text(tryConsole)} className="shiki" parts>
        <LongText label={text(tryConsole)}>{printed.join('\n')}</LongText>
      </CodeBlock>
    </div>
  );
}
