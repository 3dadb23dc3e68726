/**
 * The head of the engine's application, in place of `@unhead/react/client` (holds.md H45). React writes the tags of this theme
 * (`HeadTags.tsx`), so the 8 kB of the real one load with the first tag of a plugin: `Head` and `useHead` of
 * `@rspress/core/runtime`.
 */
import type { Unhead, UnheadProviderProps } from '@unhead/react/client';
// That of the client contains the real head.
import { UnheadProvider as Provider } from '@unhead/react/server';

export const UnheadProvider = ({ head, children }: UnheadProviderProps) =>
  head && <Provider value={head}>{children}</Provider>;

export function createHead(): Pick<Unhead, 'push' | 'use'> {
  let loading: Promise<Unhead> | undefined;
  const load = () => {
    loading ??= import('unhead/client').then((client) => client.createHead());
    return loading;
  };
  return {
    push(input, options) {
      const pushed = load().then((head) => head.push(input, options));
      return {
        patch: (next) => void pushed.then((entry) => entry.patch(next)),
        dispose: () => void pushed.then((entry) => entry.dispose()),
        _poll: (removed) => void pushed.then((entry) => entry._poll(removed)),
      };
    },
    use: (plugin) => void load().then((head) => head.use(plugin)),
  };
}
