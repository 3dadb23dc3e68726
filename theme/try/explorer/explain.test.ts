import { expect, test } from '@rstest/core';
import type { Reason } from '../../../model/routeMatch.ts';
import { METHODS } from '../methods.ts';
import { explain } from './explain.ts';

/** The first file doesn't answer; where there is a second, that one does. */
interface Case {
  files: readonly string[];
  target: string;
  reason: Reason;
}

const MENU = 'api/menu/route.ts';
const ITEM = 'api/menu/[id]/route.ts';

/** One of each kind: random tables of `e2e/matching` may miss the rare ones. */
const CASES: { readonly [Kind in Reason['kind']]: Case & { reason: { kind: Kind } } } = {
  ignored: { files: ['api/menu/index.ts'], target: '/api/menu', reason: { kind: 'ignored' } },
  skipped: { files: ['api/[...slug]/route.ts'], target: '/api/menu', reason: { kind: 'skipped' } },
  replaced: {
    files: [MENU, 'api/(shop)/menu/route.ts'],
    target: '/api/menu',
    reason: { kind: 'replaced', by: 'api/(shop)/menu/route.ts' },
  },
  behind: {
    files: [ITEM, 'api/menu/today/route.ts'],
    target: '/api/menu/today',
    reason: { kind: 'behind', winner: 'today', own: '[id]' },
  },
  base: {
    files: ['api/menu/[...]/route.ts', MENU],
    target: '/api/menu',
    reason: { kind: 'base', file: MENU },
  },
  differs: { files: [MENU], target: '/api/orders', reason: { kind: 'differs', own: 'menu', sent: 'orders' } },
  case: { files: [MENU], target: '/api/Menu', reason: { kind: 'case', own: 'menu', sent: 'Menu' } },
  encoded: { files: [MENU], target: '/api/men%75', reason: { kind: 'encoded', own: 'menu', sent: 'men%75' } },
  empty: { files: [ITEM], target: '/api/menu/', reason: { kind: 'empty', own: '[id]' } },
  ends: { files: [ITEM], target: '/api/menu', reason: { kind: 'ends', own: '[id]' } },
  longer: { files: [MENU], target: '/api/menu/7/price', reason: { kind: 'longer', rest: '7/price' } },
  slash: { files: [MENU], target: '/api/menu/', reason: { kind: 'slash' } },
  dead: { files: ['api/[...]/menu/route.ts'], target: '/api/orders/menu', reason: { kind: 'dead' } },
};

test.each(Object.entries(CASES))('TRY-1 a file that does not answer has a reason: %s', async (_, own) => {
  const files = own.files.map((path) => ({ path, methods: METHODS }));
  const { others, chosen } = await explain(files, 'GET', own.target);
  expect(chosen?.file).toEqual(files[1]);
  expect(others).toEqual([{ file: files[0], reason: own.reason }]);
});

test('TRY-1 a fixed segment beside an empty one is named, nothing empty is shown', async () => {
  const { others } = await explain([{ path: MENU, methods: METHODS }], 'GET', '/api/');
  expect(others.map(({ reason }) => reason)).toEqual([{ kind: 'empty', own: 'menu' }]);
});
