import { expect, test } from '@rstest/core';
import { headerRules, headersFile, redirectsFile } from './hostConfigs.ts';

const ROUTES = ['/', '/docs/', '/docs/a/b'];

test('rules of a site below a path have its base, in what they match and in where they lead', () => {
  const rules = headerRules({ 'x-a': 'b' }, 'p', ROUTES, '/bp/');
  const patterns = headersFile(rules).match(/^\/.*/gm) ?? [];
  expect(patterns).toEqual(expect.arrayContaining(['/bp/*', '/bp/static/run/*', '/bp/']));
  expect(patterns.filter((pattern) => !pattern.startsWith('/bp/'))).toEqual([]);
  expect(redirectsFile(ROUTES, '/bp/')).toContain('/bp/docs/index /bp/docs/ 308\n');
  expect(redirectsFile(ROUTES)).toContain('/docs/index /docs/ 308\n');
});
