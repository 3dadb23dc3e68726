import { expect, test } from '@rstest/core';
import { render } from '../../e2e/support/components/render.tsx';
import { one, property, textsOf } from '../../e2e/support/html.ts';
import { Callout } from './Callout.tsx';

test.each([
  ['tip', undefined, 'Tip', 'tip', 'tip'],
  ['warning', 'Mind the gap', 'Warning: Mind the gap', 'Mind the gap', 'warning'],
  ['danger', 'danger', 'Danger', 'danger', 'danger'],
  ['info', undefined, 'Info', 'info', 'note'],
] as const)('CODE-2 a %s with the title %s is called "%s"', (type, title, name, heading, tone) => {
  const tree = render(
    <Callout type={type} title={title}>
      <p>Words.</p>
    </Callout>,
  );
  const note = one('[role="note"]', tree);
  expect([property(note, 'ariaLabel'), property(note, 'dataTone')]).toEqual([name, tone]);
  expect(textsOf('p', tree)).toEqual([heading, 'Words.']);
});

test('CODE-2 details are closed below their title', () => {
  const tree = render(
    <Callout type="details" title="More">
      <p>Words.</p>
    </Callout>,
  );
  expect(property(one('details', tree), 'open')).toBeUndefined();
  expect(textsOf('summary', tree)).toEqual(['More']);
});
