/** Chapter AGENT: what language models and their tools find. */
import { checkForAgents } from './support/afdocs.ts';
import { expect, fileTest } from './support/test.ts';

/** Checks of `afdocs` that hold; the others are about the length of pages and the place of their content in the document. */
const HOLD = [
  'llms-txt-exists',
  'llms-txt-valid',
  'llms-txt-size',
  'llms-txt-links-resolve',
  'llms-txt-links-markdown',
  'llms-txt-directive-html',
  'llms-txt-directive-md',
  'llms-txt-coverage',
  'markdown-url-support',
  'markdown-code-fence-validity',
  'markdown-link-portability',
  'content-negotiation',
  'rendering-strategy',
  'page-size-transfer',
  'single-fetch-completeness',
  'http-status-codes',
  'redirect-behavior',
  'cache-header-hygiene',
  'auth-gate-detection',
];

// It asks for every page several times.
fileTest.setTimeout(180_000);

fileTest(
  'AGENT-1.a AGENT-1.b AGENT-1.c language models find every page, as Markdown too',
  { tag: '@site' },
  async ({ baseURL }) => {
    const checks = await checkForAgents(baseURL ?? '');
    const found = checks.filter(({ id }) => HOLD.includes(id));
    expect(found.map(({ id }) => id).sort()).toEqual(HOLD.toSorted());
    expect(found.filter(({ status }) => status !== 'pass')).toEqual([]);
  },
);
