import { expect, test } from '@rstest/core';
import { render } from '../../../e2e/support/components/render.tsx';
import { one, property, selectAll, textsOf } from '../../../e2e/support/html.ts';
import type { OnionRun } from '../../../model/onion.ts';
import { OnionSteps } from './OnionSteps.tsx';

const RUN: OnionRun = {
  title: 'Bad input',
  method: 'GET',
  target: '/api/a',
  status: '400 Bad Request',
  layers: [{ kind: 'router' }, { kind: 'global', name: 'log' }, { kind: 'validation' }, { kind: 'handler' }],
  steps: [
    { layer: 0, does: 'arrives' },
    { layer: 1, does: 'runs' },
    { layer: 2, does: 'refuses' },
    { layer: 0, does: 'leaves' },
  ],
};

test('TRY-3 the steps of a request are radios of one name, the first of them checked', () => {
  const radios = selectAll('input[type="radio"]', render(<OnionSteps run={RUN} />));
  expect(radios.map((radio) => property(radio, 'value'))).toEqual(['1', '2', '3', '4']);
  expect(new Set(radios.map((radio) => property(radio, 'name'))).size).toBe(1);
  expect(radios.map((radio) => property(radio, 'checked') !== undefined)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('TRY-3 the group of steps is named after its request, and idle layers are named', () => {
  const tree = render(<OnionSteps run={RUN} />);
  expect(textsOf('legend', tree)[0]).toContain('GET /api/a');
  expect(textsOf('.OnionView-idle', tree)).toHaveLength(1);
  const all: OnionRun = { ...RUN, layers: RUN.layers.slice(0, 1), steps: RUN.steps.slice(0, 1) };
  expect(selectAll('.OnionView-idle', render(<OnionSteps run={all} />))).toEqual([]);
});

test('TRY-3 the drawing repeats the list, and is hidden from screen readers', () => {
  expect(property(one('svg', render(<OnionSteps run={RUN} />)), 'ariaHidden')).toBe('true');
});
