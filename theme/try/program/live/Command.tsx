import { playgroundRequest } from '#words';
import { curlCommand } from '../../../../model/curl.ts';
import { CodeBlock } from '../../../content/CodeBlock.tsx';
import { useText } from '../../../lib/useText.ts';
import { recordedCommand } from '../programDom.ts';
import { requestOf } from './draft.ts';
import { type RequestPartProps, useProgramState } from './useProgramState.ts';

/** The command for a request that the reader has changed, in place of the recorded one. None for a form with files, which has no files here. */
export function Command({ store, id }: RequestPartProps) {
  const text = useText();
  const draft = useProgramState(store).written[id]?.draft;
  const recorded = recordedCommand(store.root, id);
  if (!draft || recorded === undefined) return null;
  const request = requestOf(draft);
  const isForm = request?.headers.some(([, value]) => value.startsWith('multipart/form-data'));
  return (
    <div data-written="">
      {request && !isForm ? (
        <CodeBlock lang="sh" kind="terminal" title={text(playgroundRequest)} className="shiki">
          <code>{curlCommand(request, recorded.includes('-c cookies.txt'))}</code>
        </CodeBlock>
      ) : null}
    </div>
  );
}
