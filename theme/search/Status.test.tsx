import { expect, test } from '@rstest/core';
import type { ComponentProps } from 'react';
import { render } from '../../e2e/support/components/render.tsx';
import { selectAll, textsOf } from '../../e2e/support/html.ts';
import type { SearchAnswer } from './ranking/searchIndex.ts';
import { Status } from './Status.tsx';

const HIT = { path: '/docs/', id: '', title: 'Routing', score: 1, heading: [], excerpt: [] };

const answerOf = (hits: SearchAnswer['hits'], complete = true): SearchAnswer => ({
  hits,
  complete,
  suggestions: [],
  partial: [],
  missing: [],
});

const PROPS: ComponentProps<typeof Status> = {
  query: 'zod',
  answered: 'zod',
  answer: undefined,
  failed: false,
  retry: () => {},
  results: 0,
  pages: 0,
  empty: false,
};

const statusOf = (props: Partial<ComponentProps<typeof Status>>) => render(<Status {...PROPS} {...props} />);

const sentence = (props: Partial<ComponentProps<typeof Status>>) =>
  textsOf('[role="status"]', statusOf(props))[0];

test('NAV-4 results and their pages are counted in a polite announcement', () => {
  expect(sentence({ answer: answerOf([HIT]), results: 1, pages: 1 })).toBe('1 result on 1 page');
  expect(sentence({ answer: answerOf([HIT]), results: 19, pages: 2 })).toBe('19 results on 2 pages');
  // There may be more.
  expect(sentence({ answer: answerOf([HIT]), results: 20, pages: 9 })).toBe(
    'The best 20 results, on 9 pages',
  );
});

test('NAV-4 nothing is announced without a query, and a running search is', () => {
  expect(sentence({ query: '', answer: answerOf([]) })).toBe('');
  expect(sentence({})).not.toBe('');
  expect(sentence({})).toBe(sentence({ answer: answerOf([], false) }));
});

test('NAV-4 no result is announced only once the text of the pages was searched', () => {
  expect(sentence({ answer: answerOf([]) })).toBe('No results for "zod".');
  expect(sentence({ answer: answerOf([], false), failed: true })).toBe('No title or heading has "zod".');
  expect(sentence({ query: 'zo', answer: answerOf([]) })).toBe('');
});

test('NAV-4 ERR-2 a failed search has one button to retry, and names the part that works', () => {
  const alert = (answer?: SearchAnswer) => textsOf('[role="alert"] p', statusOf({ failed: true, answer }));
  expect(alert()).toEqual(['The search could not be loaded. Check your connection.']);
  expect(alert(answerOf([HIT]))[0]).toContain('Only titles and headings');
  expect(selectAll('[role="alert"] button', statusOf({ failed: true }))).toHaveLength(1);
  expect(selectAll('[role="alert"]', statusOf({}))).toEqual([]);
});
