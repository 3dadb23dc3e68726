import { expect, test } from '@rstest/core';
import { EXCEPTIONS, judgeMessages, type Message } from './judgeMessages.ts';

const report = (...messages: Message[]) => JSON.stringify({ messages });

const data: Message = {
  type: 'info',
  message: 'Inline script violates Content Security Policy (meta tag): blocked by “script-src” directive.',
  url: 'file:/site/blog.html',
  lastLine: 44,
  lastColumn: 35,
  extract: '">\n<script type="application/ld+json">{"@con',
};

const style: Message = {
  type: 'info',
  message:
    'Resource violates Content Security Policy (meta tag): external stylesheet “/static/a.css” blocked by “style-src” directive.',
  url: 'file:/site/blog.html',
};

const slash: Message = {
  type: 'info',
  message:
    'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
};

test('what has a reason is no finding', () => {
  expect(judgeMessages(report(data, style, slash), '/site')).toEqual({ findings: [], unused: [] });
});

test('an error is a finding, with its place', () => {
  const error: Message = {
    type: 'error',
    message: 'Stray end tag “p”.',
    url: 'file:/site/docs/index.html',
    lastLine: 3,
    lastColumn: 9,
  };
  expect(judgeMessages(report(error), '/site').findings).toEqual([
    'docs/index.html:3:9 error: Stray end tag “p”.',
  ]);
});

test('an inline script that runs and a style sheet of elsewhere are findings', () => {
  const script = { ...data, extract: '<script>alert(1)</script>' };
  const elsewhere = {
    ...style,
    message: style.message.replace('“/static', '“//example.com/static'),
  };
  expect(judgeMessages(report(script, elsewhere), '/site').findings).toHaveLength(2);
});

test('an exception that nothing calls for is named', () => {
  expect(judgeMessages(report(data), '/site').unused).toEqual(
    EXCEPTIONS.filter(({ reason }) => !reason.startsWith('Data')),
  );
});

test('other output is refused', () => {
  expect(() => judgeMessages('Error: Unable to access jarfile', '/site')).toThrow();
});
