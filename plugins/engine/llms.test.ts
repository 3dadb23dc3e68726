import { expect, test } from '@rstest/core';
import { buildEmptyPage, given, sentence } from './buildForTest.ts';
import { MARKDOWN_ENVIRONMENT } from './environments.ts';
import { llmsOption, rsbuildPluginTwins } from './llms.ts';

test('H31 the list for language models is given sections of pages', () => {
  type Context = Parameters<NonNullable<ReturnType<typeof llmsOption>['llmsTxt']>>[0];
  const { llmsTxt } = llmsOption(({ sections }) => `${sections.length} sections`);
  const context = {
    title: 'Site',
    description: 'Words.',
    sections: [{ title: 'Docs', pages: [{ routePath: '/docs/', title: 'Docs' }] }],
  };
  const run = (value: unknown) => llmsTxt?.(given<Context>(value));
  expect(run(context)).toBe('1 sections');
  for (const [value, found] of [
    [{ ...context, sections: undefined }, 'sections: undefined'],
    [{ ...context, sections: [] }, 'no sections'],
    [{ ...context, sections: [{ title: 'Docs', routes: [] }] }, 'sections: pages: undefined'],
    [{ ...context, sections: [{ title: 'Docs', pages: ['/docs/'] }] }, 'pages: string'],
  ])
    expect(() => run(value)).toThrow(sentence('list for language models', given<string>(found), 'llms.ts'));
});

test('H31 a build without twins ends', async () => {
  const twins = rsbuildPluginTwins({ twin: String, alone: String, fullText: () => '' });
  await expect(buildEmptyPage(() => ({ plugins: [twins] }), MARKDOWN_ENVIRONMENT)).rejects.toThrow(
    sentence('set of Markdown twins', 'no llms-full.txt', 'llms.ts'),
  );
});
