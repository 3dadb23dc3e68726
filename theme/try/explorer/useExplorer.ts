import { useEffect, useRef, useState } from 'react';
import { explorerCopied, explorerCopyFailed, explorerDamaged, explorerShared } from '#words';
import { copyText } from '../../lib/copyText.ts';
import type { RouteFile } from '../app/startApp.ts';
import { ROOT } from '../mark.ts';
import { sentTarget } from '../sentTarget.ts';
import { type Explanation, explain } from './explain.ts';
import { type Draft, fromFragment, isDraftFragment, isFilePath, toFragment } from './fragment.ts';
import type { Matched } from './Outcome.tsx';

/** A file with an id, because its path changes while the reader writes it. */
export interface EditedFile extends RouteFile {
  key: number;
}

export interface EditedDraft extends Draft {
  files: readonly EditedFile[];
}

interface Shown {
  draft: EditedDraft;
  /** True for a draft from a link, until the reader confirms it. */
  isWaiting: boolean;
  message?: string | undefined;
}

interface Announced {
  message?: string | undefined;
  matched?: Matched | undefined;
  number: number;
}

/** Pause in the reader's writing, in ms, before the outcome is announced and the address updated. */
const PAUSE_MS = 400;

/** Draft from the link, or the page's own example. */
function firstDraft(example: Draft): Omit<Shown, 'draft'> & { draft: Draft } {
  const { hash } = window.location;
  if (!isDraftFragment(hash)) return { draft: example, isWaiting: false };
  const draft = fromFragment(hash);
  return { draft: draft ?? example, isWaiting: true, message: draft ? explorerShared : explorerDamaged };
}

export const isBadFile = ({ path, key }: EditedFile, files: readonly EditedFile[]) =>
  !isFilePath(path) ||
  files.some((other) => other.key < key && other.path === path) ||
  files.some((other) => other.path.startsWith(`${path}/`));

/** State of the explorer: the draft, and its outcome after every change. A draft from a link waits for a confirmation. */
export function useExplorer(example: Draft) {
  const lastKey = useRef(0);
  const withKeys = (draft: Draft): EditedDraft => ({
    ...draft,
    files: draft.files.map((file) => {
      lastKey.current += 1;
      return { ...file, key: lastKey.current };
    }),
  });
  const [first] = useState(() => {
    const found = firstDraft(example);
    return { ...found, draft: withKeys(found.draft) };
  });
  const [{ draft, isWaiting, message }, setShown] = useState<Shown>(first);
  const [matched, setMatched] = useState<Matched & { explanation: Explanation }>();
  /** Announcement; its number makes equal texts distinct. */
  const [announced, setAnnounced] = useState<Announced>({ number: 0 });
  const isBad = draft.files.some((file) => isBadFile(file, draft.files));

  useEffect(() => {
    if (isWaiting) return undefined;
    let isCurrent = true;
    const { files, method, target } = draft;
    const sent = sentTarget(target);
    const good = files.filter((file) => !isBadFile(file, files));
    explain(good, method, sent).then((explanation) => {
      if (isCurrent) setMatched({ ...draft, sent, explanation });
    });
    return () => {
      isCurrent = false;
    };
  }, [draft, isWaiting]);

  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(({ number }) => ({ message, matched, number: number + 1 }));
      if (matched && draft !== first.draft && !isBad) updateAddress(draft);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message, matched, draft, first, isBad]);

  const change = (changes: Partial<EditedDraft>) =>
    setShown({ draft: { ...draft, ...changes }, isWaiting, message: isWaiting ? message : undefined });

  return {
    draft,
    isWaiting,
    message,
    matched,
    announced,
    change,
    changeFile: (key: number, changes: Partial<RouteFile>) =>
      change({ files: draft.files.map((file) => (file.key === key ? { ...file, ...changes } : file)) }),
    addFile: () => {
      const added = withKeys({ ...draft, files: [{ path: ROOT, methods: ['GET'] }] }).files;
      change({ files: [...draft.files, ...added] });
    },
    removeFile: (key: number) => change({ files: draft.files.filter((file) => file.key !== key) }),
    reset: () => setShown({ draft: withKeys(example), isWaiting: false }),
    match: () => {
      updateAddress(draft);
      setShown({ draft: { ...draft }, isWaiting: false });
    },
    copyLink: async () => {
      const isCopied = await copyText(updateAddress(draft));
      setShown({ draft: { ...draft }, isWaiting, message: isCopied ? explorerCopied : explorerCopyFailed });
    },
  };
}

/** Writes a draft into the address. @returns the address. */
function updateAddress(draft: Draft): string {
  const url = new URL(toFragment(draft), window.location.href).href;
  window.history.replaceState(window.history.state, '', url);
  return url;
}
