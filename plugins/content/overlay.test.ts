import { expect, rs, test } from '@rstest/core';
import { showOverPages } from './overlay.ts';

test('DATA-3 the check runs when nothing was compiled for a moment, and drops obsolete results', async () => {
  rs.useFakeTimers();
  const hooks = new Map<string, (context?: object) => void>();
  const hook = (name: string) => (callback: () => void) => void hooks.set(name, callback);
  const api = {
    logger: { error: () => undefined },
    onBeforeStartDevServer: hook('start'),
    onBeforeDevCompile: hook('before'),
    onAfterDevCompile: hook('after'),
    onCloseDevServer: hook('close'),
  };
  const answers: ((text: string) => void)[] = [];
  const sent: unknown[] = [];
  let connect: (() => void) | undefined;
  showOverPages(
    api as unknown as Parameters<typeof showOverPages>[0],
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const hot = {
    send: (_kind: string, { text }: { text: unknown }) => sent.push(text),
    onConnect: (callback: () => void) => {
      connect = callback;
    },
  };
  hooks.get('start')?.({
    server: { environments: { web: { hot } } },
    environments: { web: { name: 'web', config: { output: { target: 'web' } } } },
  });
  hooks.get('after')?.();
  expect(answers).toHaveLength(0);
  await rs.runAllTimersAsync();
  hooks.get('before')?.();
  answers[0]?.('of the text before');
  hooks.get('after')?.();
  await rs.runAllTimersAsync();
  answers[1]?.('wrong');
  await rs.runAllTimersAsync();
  connect?.();
  expect(sent).toEqual([['wrong'], ['wrong']]);
  rs.useRealTimers();
});
