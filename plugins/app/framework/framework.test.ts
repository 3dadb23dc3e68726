import { expect, test } from '@rstest/core';
import { adaptToBrowser } from './index.ts';

test('the theme replaces modules that a browser lacks', () => {
  const code = "import { serve } from 'bun';\nimport { cleanPrefix } from './index';\nconsole.info(serve);\n";
  expect(adaptToBrowser(code, '/x/server.js', '/theme')).toBe(
    'import console from "./../theme/console.ts";\nimport { serve } from "./../theme/bun.ts";\n' +
      "import { cleanPrefix } from './index';\nconsole.info(serve);\n",
  );
});

test('the framework imports files of the app through the page', () => {
  const code = 'const module = await import(modulePath);\n';
  expect(adaptToBrowser(code, '/x/api-router.js', '/theme')).toContain('await importModule(modulePath)');
});

test('an import that the page cannot replace is an error', () => {
  expect(() =>
    adaptToBrowser("import { spawn } from 'node:child_process';\n", '/x/server.js', '/theme'),
  ).toThrow('/x/server.js imports node:child_process: adapt plugins/app/framework/index.ts.');
  expect(() => adaptToBrowser('await load(modulePath);\n', '/x/api-router.js', '/theme')).toThrow(
    'imports files of the app in another way',
  );
});
