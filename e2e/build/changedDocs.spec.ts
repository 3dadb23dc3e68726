/** specification.md BLOG-6: docs that a post lists in its front matter are linked at its end, wherever it is read. */
import { slug } from 'github-slugger';
import { MAIN_DOC } from '../support/addresses.ts';
import { frontmatterOf, readBuilt, readPosts, siteOrigin, sourceOf, wordsOf } from '../support/builtSite.ts';
import { hrefOf, hrefsOf, one, textOf, textsOf, treeOf } from '../support/html.ts';
import { outlineOf, sectionsOf } from '../support/pages.ts';
import { expect, fileTest } from '../support/test.ts';

const ORIGIN = siteOrigin();

/** Where a link leads in Markdown files, whose anchors are those that viewers give to headings. */
function inMarkdown(address: string): string {
  const [page = '', id] = address.split('#');
  const [section] = outlineOf(page, 'a').filter((link) => hrefOf(link) === `#${id}`);
  return `${ORIGIN}${page}.md${section ? `#${slug(textOf(section))}` : ''}`;
}

fileTest('a release links the docs that it changed: page, outline, Markdown and feeds', () => {
  const heading = wordsOf('/').postChangedDocs ?? '';
  const feed = JSON.parse(readBuilt('blog/feed.json'));
  const posts = readPosts().map(({ route }) => {
    const { docs = [] } = frontmatterOf(sourceOf(route) ?? '') as { docs?: string[] };
    return { route, docs };
  });
  expect(posts.some(({ docs }) => docs.length > 0)).toBe(true);
  for (const { route, docs } of posts) {
    const article = one('main article', treeOf(route));
    for (const names of [textsOf('h2', article), sectionsOf(route).map(({ name }) => name)])
      expect(names.filter((name) => name.startsWith(heading)).length, route).toBe(docs.length > 0 ? 1 : 0);
    if (docs.length === 0) continue;
    const list = one('h2[id="changed-in-the-docs"] ~ ul', article);
    expect(hrefsOf('a', list), route).toEqual(docs);
    // Readers see where they are led: the title of the page, not its address.
    for (const name of textsOf('a', list)) expect(name).not.toContain(MAIN_DOC);
    const markdown = readBuilt(`${route.slice(1)}.md`);
    const item = feed.items.find(({ id }: { id: string }) => id === ORIGIN + route);
    for (const address of docs) {
      // Markdown files link to Markdown files.
      expect(markdown.slice(markdown.indexOf(`## ${heading}`)), route).toContain(`](${inMarkdown(address)})`);
      expect(item.content_html, route).toContain(`href="${ORIGIN}${address}"`);
    }
  }
});
