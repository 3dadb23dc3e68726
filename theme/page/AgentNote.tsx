import { withBase } from '@rspress/core/runtime';
import { pageForAgents } from '#words';
import { LLMS_PATH } from '../../model/routes.ts';
import { useText, withElements } from '../lib/useText.ts';

/** Note for language models on the address of the Markdown; hidden from readers. */
export function AgentNote() {
  const list = <a href={withBase(LLMS_PATH)}>{LLMS_PATH}</a>;
  return <p hidden>{withElements(useText()(pageForAgents), { list })}</p>;
}
