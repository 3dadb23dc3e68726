import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { describe, expect, rs, test } from '@rstest/core';
import { buildEmptyPage } from '../../e2e/support/buildEmptyPage.ts';
import {
  extendPages,
  type LazyPageData,
  lightPageData,
  pageData,
  pluginDriverOf,
  refuseHooks,
  rewriteModule,
} from './pageDataModule.ts';

const FILE = 'adapt plugins/engine/pageDataModule.ts.';

/** Test double for an object of the engine, cast to the expected type. */
const given = <T>(value: unknown) => value as T;

describe('H1 the data of all pages', () => {
  const MODULE = 'export const pageData = {\n  "pages": [1]\n};\nexport const searchIndexHash = {};';

  test('has the data that plugins have added, and no other', () => {
    expect(lightPageData(MODULE, '[{"routePath":"/"}]')).toBe(
      'export const pageData = { pages: [{"routePath":"/"}] };\nexport const searchIndexHash = {};\n',
    );
  });

  test('another export ends the build', () => {
    expect(() => lightPageData(`${MODULE}\nexport const more = 1;`, '[]')).toThrow(
      `The engine's data of all pages has a new shape (exports: pageData, searchIndexHash, more): ${FILE}`,
    );
    expect(() => lightPageData('export default {}', '[]')).toThrow(FILE);
  });

  test('a build without the module ends', async () => {
    const build = buildEmptyPage(() => ({
      plugins: [{ name: 'test', setup: (api) => rewriteModule(api, '/pages.json') }],
    }));
    await expect(build).rejects.toThrow(
      `The engine's data of all pages has a new shape (no module virtual-page-data): ${FILE}`,
    );
  });
});

test('H43 an engine without its own search under that name ends the build', () => {
  const [plugin] = [pageData('/pages.json', () => []).plugins ?? []].flat();
  const { remove = [], setup } = given<{ remove?: string[]; setup: (api: unknown) => void }>(plugin);
  const api = (plugins: readonly string[]) => ({
    isPluginExists: (name: string) => plugins.includes(name),
    transform: () => {},
    onAfterEnvironmentCompile: () => {},
  });
  expect(() => setup(api(remove))).not.toThrow();
  expect(() => setup(api(['rsbuild:css']))).toThrow(
    `The engine's own search has a new shape (no ${remove.join()}): ${FILE}`,
  );
});

test('H43 a loader of pages without the list of plugins ends the build', () => {
  const chain = (options: unknown) =>
    given<Parameters<typeof pluginDriverOf>[0]>({
      module: {
        rules: {
          get: () => ({
            oneOfs: { get: () => ({ uses: new Map([['mdx-loader', { get: () => options }]]) }) },
          }),
        },
      },
    });
  const pluginDriver = { getPlugins: () => [], extendPageData: async () => [] };
  expect(pluginDriverOf(chain({ pluginDriver }))).toBe(pluginDriver);
  expect(() => pluginDriverOf(chain({ config: {}, driver: pluginDriver }))).toThrow(
    `The engine's list of plugins has a new shape (options: config, driver): ${FILE}`,
  );
});

describe('RSP-2 the hook extendPageData', () => {
  const lazy = (routePath: string, content = () => ''): LazyPageData => ({
    routePath: () => routePath,
    title: () => 'Title',
    description: () => 'Description',
    frontmatter: () => ({}),
    toc: () => [],
    content,
    lang: () => 'en',
    version: () => '',
    _filepath: () => '/site/page.mdx',
    _relativePath: () => 'page.mdx',
  });
  const driver = (extendPageData: (page: PageIndexInfo & Record<string, unknown>) => unknown) => ({
    extendPageData: async (page: PageIndexInfo) => extendPageData(given(page)),
  });

  test('extends a page, and returns its changes', async () => {
    const pages = [lazy('/'), lazy('/docs/')];
    const additions = await extendPages(
      driver((page) => {
        if (page.routePath === '/') return;
        page.reading = { minutes: page.content.length };
        page.description = page.description?.toUpperCase();
        page._private = true;
        page.lastUpdatedTime = new Date(0).toLocaleString();
      }),
      pages,
    );
    expect(additions).toEqual([{ routePath: '/docs/', reading: { minutes: 0 }, description: 'DESCRIPTION' }]);
  });

  test('gets all data of the page, and the text of none that nobody asks for', async () => {
    const content = rs.fn(() => 'Words');
    await extendPages(
      driver((page) => expect(page.title).toBe('Title')),
      [lazy('/', content)],
    );
    expect(content).not.toHaveBeenCalled();
    await extendPages(
      driver((page) => expect({ ...page }).toMatchObject({ routePath: '/', content: 'Words', toc: [] })),
      [lazy('/', content)],
    );
    expect(content).toHaveBeenCalledTimes(1);
  });
});

test.each(['modifySearchIndexData', 'addSSGRoutes'])(
  'RSP-2 the hook %s ends the build with a reason',
  (hook) => {
    const plugins = [{ name: 'fine' }, given<RspressPlugin>({ name: 'theirs', [hook]() {} })];
    expect(() => refuseHooks(plugins)).toThrow(
      new RegExp(
        `^The plugin "theirs" has the hook ${hook}, which is not called: .+, or take the plugin out\\.$`,
      ),
    );
  },
);
