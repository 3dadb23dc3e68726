import { withBase } from '@rspress/core/runtime';
import { pageForAgents } from '#words';
import { LLMS_PATH } from '../../model/routes.ts';
import { useText, withElements } from '../lib/useText.ts';

/** Tells language models, before anything else of the page, where they find its words alone; readers do not meet it. */
export function AgentNote() {
  const list = <a href={withBase(LLMS_PATH)}>{LLMS_PATH}</a>;
  return <p hidden>{withElements(useText()(pageForAgents), { list })}</p>;
}
