import { closest } from './closest.ts';
import { local } from './storage.ts';

const KEY_PREFIX = 'tabs.';

function tabsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
}

function select(tab: HTMLElement): void {
  const list = tab.closest('[role="tablist"]');
  if (!list) return;
  for (const other of tabsOf(list)) {
    const on = other === tab;
    other.setAttribute('aria-selected', String(on));
    other.tabIndex = on ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('data-hidden', !on);
  }
}

function named(list: Element, name: string): HTMLElement | undefined {
  return tabsOf(list).find((tab) => tab.dataset.tab === name);
}

function selectByName(root: ParentNode, group: string, name: string): void {
  for (const list of root.querySelectorAll(`[role="tablist"][data-group="${CSS.escape(group)}"]`)) {
    const tab = named(list, name);
    if (tab) select(tab);
  }
}

export function restoreTabs(root: ParentNode): void {
  for (const list of root.querySelectorAll<HTMLElement>('[role="tablist"][data-group]')) {
    const stored = local.read(KEY_PREFIX + list.dataset.group);
    const tab = stored === null ? undefined : named(list, stored);
    if (tab) select(tab);
  }
}

function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('[role="tablist"]')?.dataset.group;
  const before = tab.getBoundingClientRect().top;
  if (group && tab.dataset.tab) {
    local.write(KEY_PREFIX + group, tab.dataset.tab);
    selectByName(document, group, tab.dataset.tab);
  }
  select(tab);
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function onKeydown(event: KeyboardEvent): void {
  const tab = closest(event, '[role="tab"]');
  const list = tab?.closest('[role="tablist"]');
  // Alt and an arrow lead through the history.
  if (!tab || !list || event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = tabsOf(list);
  const at = tabs.indexOf(tab);
  const step = document.dir === 'rtl' ? -1 : 1;
  const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  const target = tabs.at(to % tabs.length);
  if (!target) return;
  event.preventDefault();
  choose(target);
  target.focus();
}

/** ARIA tabs pattern with automatic activation (specification.md CODE-2). */
export function startTabs(): void {
  document.addEventListener('DOMContentLoaded', () => restoreTabs(document));
  document.addEventListener('keydown', onKeydown);
  document.addEventListener('click', (event) => {
    const tab = closest(event, '[role="tab"]');
    if (tab) choose(tab);
  });
}
