import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { showOverPages } from './overlay.ts';

/** A development server whose hooks and check results the test calls, with the messages to browsers. */
function server() {
  const hooks = new Map<string, (context?: object) => void>();
  const hook = (name: string) => (callback: () => void) => void hooks.set(name, callback);
  const logged: string[] = [];
  const api = {
    logger: { error: (text: string) => logged.push(text) },
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
  return { hooks, answers, sent, logged, connect: () => connect?.() };
}

beforeEach(() => void rs.useFakeTimers());

afterEach(() => void rs.useRealTimers());

test('DATA-3 the check runs when nothing was compiled for a moment, and drops obsolete results', async () => {
  const { hooks, answers, sent, connect } = server();
  hooks.get('after')?.();
  expect(answers).toHaveLength(0);
  await rs.runAllTimersAsync();
  hooks.get('before')?.();
  answers[0]?.('of the text before');
  hooks.get('after')?.();
  await rs.runAllTimersAsync();
  answers[1]?.('wrong');
  await rs.runAllTimersAsync();
  connect();
  expect(sent).toEqual([['wrong'], ['wrong']]);
});

test('DATA-3 the list of problems is shown again after each compilation, and logged once', async () => {
  const { hooks, answers, sent, logged } = server();
  for (const text of ['wrong', 'wrong', '', '']) {
    hooks.get('before')?.();
    hooks.get('after')?.();
    await rs.runAllTimersAsync();
    answers.at(-1)?.(text);
    await rs.runAllTimersAsync();
  }
  expect(sent).toEqual([['wrong'], ['wrong'], []]);
  expect(logged).toEqual(['wrong']);
});
