import { useRef, useState } from 'react';
import { explorerCopied, explorerCopyFailed, explorerDamaged, explorerShared } from '#words';
import type { RouteFile } from '../app/startApp.ts';
import { sentTarget } from '../sentTarget.ts';
import { type Explanation, explain } from './explain.ts';
import { type Draft, fromFragment, isDraftFragment, isFilePath, toFragment } from './fragment.ts';

/** A file with what tells it from the others while its path is being written. */
export interface EditedFile extends RouteFile {
  key: number;
}

export interface EditedDraft extends Draft {
  files: readonly EditedFile[];
}

/** What was asked, and what came of it. */
export interface Matched extends Draft {
  sent: string;
  explanation: Explanation;
}

/** What a link brings, or the page's own example, and what to say of it. */
function firstDraft(example: Draft): { draft: Draft; said?: string } {
  const { hash } = window.location;
  if (!isDraftFragment(hash)) return { draft: example };
  const draft = fromFragment(hash);
  return draft ? { draft, said: explorerShared } : { draft: example, said: explorerDamaged };
}

/** True for a file that can't be in an app with the others. */
export const isBadFile = ({ path, key }: EditedFile, files: readonly EditedFile[]) =>
  !isFilePath(path) ||
  files.some((other) => other.key < key && other.path === path) ||
  files.some((other) => other.path.startsWith(`${path}/`));

/** The explorer's state: what is being written, and what came of it when it was asked last. Nothing runs unasked. */
export function useExplorer(example: Draft) {
  const lastKey = useRef(0);
  const withKeys = (draft: Draft): EditedDraft => ({
    ...draft,
    files: draft.files.map((file) => {
      lastKey.current += 1;
      return { ...file, key: lastKey.current };
    }),
  });
  const [{ draft, said }, setShown] = useState(() => {
    const { draft: first, said: words } = firstDraft(example);
    return { draft: withKeys(first), said: words };
  });
  const [matched, setMatched] = useState<Matched>();
  // The same outcome as before is another one, too.
  const [outcomes, setOutcomes] = useState(0);

  const keep = () => {
    const url = new URL(toFragment(draft), window.location.href).href;
    window.history.replaceState(window.history.state, '', url);
    return url;
  };

  return {
    draft,
    said,
    matched,
    /** How often something was said of what the reader asked for. */
    outcomes,
    change: (changes: Partial<EditedDraft>) => setShown({ draft: { ...draft, ...changes }, said: undefined }),
    changeFile: (key: number, changes: Partial<RouteFile>) =>
      setShown({
        draft: {
          ...draft,
          files: draft.files.map((file) => (file.key === key ? { ...file, ...changes } : file)),
        },
        said: undefined,
      }),
    addFile: () => {
      const added = withKeys({ ...draft, files: [{ path: 'api/', methods: ['GET'] }] }).files;
      setShown({ draft: { ...draft, files: [...draft.files, ...added] }, said: undefined });
    },
    removeFile: (key: number) =>
      setShown({
        draft: { ...draft, files: draft.files.filter((file) => file.key !== key) },
        said: undefined,
      }),
    reset: () => {
      setShown({ draft: withKeys(example), said: undefined });
      setMatched(undefined);
    },
    match: async () => {
      const { files, method, target } = draft;
      const sent = sentTarget(target);
      const explanation = await explain(files, method, sent);
      keep();
      setShown({ draft, said: undefined });
      setMatched({ ...draft, sent, explanation });
      setOutcomes((count) => count + 1);
    },
    copyLink: async () => {
      try {
        await navigator.clipboard.writeText(keep());
        setShown({ draft, said: explorerCopied });
      } catch {
        setShown({ draft, said: explorerCopyFailed });
      }
      setOutcomes((count) => count + 1);
    },
  };
}
