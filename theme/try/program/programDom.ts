/** DOM of a program: its recorded responses and shown files, its focus and its scroll position. */

/** Ids of the requests that a program shows, in its order. */
export const shownRequests = (program: Element | undefined): string[] =>
  [...(program?.querySelectorAll<HTMLElement>('[data-request]') ?? [])].flatMap(
    ({ dataset }) => dataset.request ?? [],
  );

/** A recorded response as the document shows it. */
export interface RecordedResponse {
  /** First line of its head; empty where the document shows no head. */
  status: string;
  /** Lines of its body. */
  body: readonly string[];
}

/** The recorded response to a request; undefined where the document shows none. @param id of the request. */
export function recordedResponse(program: Element | undefined, id: string): RecordedResponse | undefined {
  const message = program?.querySelector(`[data-request="${CSS.escape(id)}"] > [data-kind="message"]`);
  if (!message) return undefined;
  const textOf = (selector: string) =>
    [...message.querySelectorAll(selector)].map(({ textContent }) => textContent).join('');
  const [status = ''] = textOf('pre[data-head] > code').split('\n');
  return { status, body: textOf('pre:not([data-head]) > code').trimEnd().split('\n') };
}

/** The command of a recorded request; undefined where the document shows none. @param id of the request. */
export const recordedCommand = (program: Element | undefined, id: string): string | undefined =>
  program?.querySelector(`[data-request="${CSS.escape(id)}"] > [data-kind="terminal"] code`)?.textContent ??
  undefined;

/** Paths of the files that a program shows, the one that is seen first. */
export function shownPaths(program: Element | undefined): string[] {
  if (!program) return [];
  const tabs = [...program.querySelectorAll<HTMLElement>(':scope > div > [role="tablist"] > [role="tab"]')];
  const chosen = tabs.find((tab) => tab.ariaSelected === 'true');
  const titles = chosen ? [chosen, ...tabs.filter((tab) => tab !== chosen)] : tabs;
  if (titles.length > 0) return titles.flatMap(({ dataset }) => dataset.tab ?? []);
  return [program.querySelector(':scope > figure > figcaption > span')?.textContent ?? ''];
}

/** Gives the focus to the editor of a program. */
export function focusEditor(program: Element | undefined): void {
  const host = program?.querySelector('.Program-edit [data-editor]');
  host?.shadowRoot?.querySelector<HTMLElement>('[contenteditable]')?.focus();
}

/** Brings the first response of a program into view, for a reader who has run it from further up. */
export function showResponse(program: Element | undefined): void {
  program?.querySelector('[data-request] > .Exchange-line')?.scrollIntoView({ block: 'nearest' });
}

/** True while the focus is in an editor. */
export const isEditing = (): boolean =>
  Boolean(document.activeElement?.closest('.Program-edit, [data-editor]'));
