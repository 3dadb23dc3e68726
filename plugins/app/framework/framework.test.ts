import { expect, test } from '@rstest/core';
import { inPage } from './index.ts';

test('the theme replaces modules that a browser lacks', () => {
  const code = "import { serve } from 'bun';\nimport { cleanPrefix } from './index';\nconsole.info(serve);\n";
  expect(inPage(code, '/x/server.js', '/theme')).toBe(
    'import console from "./../theme/console.ts";\nimport { serve } from "./../theme/bun.ts";\n' +
      "import { cleanPrefix } from './index';\nconsole.info(serve);\n",
  );
});

test('files of the app are imported from the page', () => {
  const code = 'const module = await import(modulePath);\n';
  expect(inPage(code, '/x/api-router.js', '/theme')).toContain('await importModule(modulePath)');
});

test('a framework that asks for something else is refused', () => {
  expect(() => inPage("import { spawn } from 'node:child_process';\n", '/x/server.js', '/theme')).toThrow(
    '/x/server.js imports node:child_process: adapt plugins/app/framework/index.ts.',
  );
  expect(() => inPage('await load(modulePath);\n', '/x/api-router.js', '/theme')).toThrow(
    'imports files of the app in another way',
  );
});
