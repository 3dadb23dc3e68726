import { expect, test } from '@rstest/core';
import { isNewPath } from './isNewPath.ts';

test.each(['util.ts', 'api/[id]/route.ts', 'api/menu/(group)/page.tsx'])(
  '%s is the path of a new file',
  (path) => {
    expect(isNewPath(path, {})).toBe(true);
  },
);

test.each(['./util.ts', 'api/../util.ts', 'api/./util.ts', '/util.ts', 'util.js', 'known.ts'])(
  '%s is none: a link could not hold it, or it exists',
  (path) => {
    expect(isNewPath(path, { 'known.ts': '' })).toBe(false);
  },
);
