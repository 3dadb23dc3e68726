import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { type PostHead, postHead, remarkBlogMeta } from './pageMeta.ts';
import { type Blog, type BlogPost, readBlog } from './readBlog.ts';

export interface BlogOptions {
  /** Absolute path of the folder with the posts, `_tags.json` and `_authors.json`. */
  dir: string;
  /** Address of the blog. */
  base?: string;
  /** Absolute path of a folder for generated pages, outside the repository's history. */
  generatedDir: string;
  /** Module that exports the components `TagPage` and `AuthorPage` (`id` as their only property), as pages import it. */
  components: string;
}

/** Module that the theme imports the blog's data from. */
const MODULE = 'virtual-blog';

/** What the virtual module exports: everything that readers may see, without drafts in production. */
export type BlogData = Omit<Blog, 'posts'> & { posts: (Omit<BlogPost, 'file'> & { head: PostHead })[] };

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/** Posts that readers may find: no unlisted ones, drafts in development only. */
function listedPosts(blog: Blog, isProduction: boolean): BlogPost[] {
  return blog.posts.filter(({ draft, unlisted }) => !unlisted && !(draft && isProduction));
}

function toData(blog: Blog, isProduction: boolean): BlogData {
  return {
    ...blog,
    posts: listedPosts(blog, isProduction).map(({ file: _file, ...post }) => ({
      ...post,
      head: postHead(blog, post),
    })),
  };
}

/** Serves the data as a module; every change of a post, a tag or an author rebuilds it. */
function rsbuildPluginBlogData(dir: string, base: string): RsbuildPlugin {
  return {
    name: 'blog:data',
    setup(api) {
      const file = path.join(api.context.rootPath, '.rspress', 'blog', `${MODULE}.js`);
      api.modifyBundlerChain((chain, { rspack }) => {
        chain.plugin('blog-data').use(rspack.experiments.VirtualModulesPlugin, [{ [file]: '' }]);
        chain.resolve.alias.set(MODULE, file);
      });
      api.transform({ test: file }, ({ addDependency, addContextDependency, environment }) => {
        addContextDependency(dir);
        const blog = readBlog(dir, base);
        for (const post of blog.posts) addDependency(post.file);
        for (const name of ['_tags.json', '_authors.json']) addDependency(path.join(dir, name));
        const isProduction = environment.config.mode === 'production';
        return `export default ${JSON.stringify(toData(blog, isProduction))};`;
      });
    },
  };
}

/** Text that stands for itself in MDX. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

/** Writes only what changed: a new time stamp would make the bundler's cache cold. */
function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

interface GeneratedPage {
  route: string;
  title: string;
  description: string;
  component: 'TagPage' | 'AuthorPage';
  id: string;
  /** ISO day of the newest post it lists. */
  updated: string | undefined;
}

/** A blog: pages for tags and authors, and the data for lists, as a module. Posts themselves are ordinary pages. */
export function pluginBlog({ dir, base = '/blog', generatedDir, components }: BlogOptions): RspressPlugin {
  const toPage = ({ route, title, description, component, id, updated }: GeneratedPage) => {
    const filepath = path.join(generatedDir, `${route.slice(1).replaceAll('/', '--')}.mdx`);
    const frontmatter = {
      title,
      description,
      outline: false,
      search: false,
      ...(updated ? { updated } : {}),
    };
    const lines = Object.entries(frontmatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    writeIfChanged(
      filepath,
      `---\n${lines.join('\n')}\n---\n\nimport { ${component} } from ${JSON.stringify(components)};\n\n# ${escapeMarkdown(title)}\n\n<${component} id={${JSON.stringify(id)}} />\n`,
    );
    return { routePath: route, filepath };
  };
  const isBlogPage = (file: string) =>
    [dir, generatedDir].some((folder) => file.startsWith(folder + path.sep)) || file === `${dir}.mdx`;
  const read = () => {
    const blog = readBlog(dir, base);
    return { blog, listed: listedPosts(blog, process.env.NODE_ENV === 'production') };
  };
  const files = () => [
    ...readBlog(dir, base).posts.map(({ file }) => file),
    path.join(dir, '_tags.json'),
    path.join(dir, '_authors.json'),
  ];
  return {
    name: 'blog',
    markdown: { remarkPlugins: [[remarkBlogMeta, { isBlogPage, read }]] },
    addPages() {
      const { posts, tags, authors } = readBlog(dir, base);
      return [
        ...tags.map(({ id, label, href, description }) =>
          toPage({
            route: href,
            title: `Posts tagged with “${label}”`,
            description: `All posts of the BurgerAPI blog tagged with “${label}”. ${description}`.trim(),
            component: 'TagPage',
            id,
            updated: posts.find((post) => post.tags.includes(id))?.date,
          }),
        ),
        ...authors.map(({ id, name, href, title }) =>
          toPage({
            route: href,
            title: `Articles by ${name}`,
            description: `All articles that ${name}${title ? `, ${title[0]?.toLowerCase()}${title.slice(1)},` : ''} wrote for the BurgerAPI blog, newest first.`,
            component: 'AuthorPage',
            id,
            updated: posts.find((post) => post.authors.includes(id))?.date,
          }),
        ),
      ];
    },
    builderConfig: {
      plugins: [rsbuildPluginBlogData(dir, base)],
      tools: {
        bundlerChain(chain) {
          chain.module
            .rule('mdx')
            .oneOf('mdx')
            .use('blog')
            .loader(LOADER)
            .options({ isBlogPage, dir, files });
        },
      },
      // They define pages, which the engine reads once.
      dev: {
        watchFiles: {
          type: 'restart',
          paths: [path.join(dir, '_tags.json'), path.join(dir, '_authors.json')],
          events: ['change'],
        },
      },
    },
  };
}
